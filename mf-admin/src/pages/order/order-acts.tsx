import { resendConfirmation, resendLabels } from '@sendahead/shared-contracts/console/order-act-calls';
import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { Button } from '@sendahead/shared-ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { useConsole } from '../../console/use-console.ts';
import { approvalTexts } from '../../copy/approvals.ts';
import { moneyTexts } from '../../copy/money.ts';
import { newClaimTexts } from '../../copy/new-claim.ts';
import { orderTexts as texts } from '../../copy/order.ts';
import { doneTexts } from '../../copy/order-done.ts';
import { orderLabelTexts } from '../../copy/order-labels.ts';
import { PrintDialog } from '../orders/labels/print-dialog.tsx';
import { GiveCredit } from '../user/give-credit.tsx';
import { MissingBag } from './bags/missing-bag.tsx';
import { VoidDialog } from './bags/void-dialog.tsx';
import { ChangeDialog } from './change/change-dialog.tsx';
import { partsFor } from './change/wanted-change.ts';
import { Resend } from './messages/resend.tsx';
import { WriteAboutOrder } from './messages/write-about-order.tsx';
import { RefundDialog } from './money/refund-dialog.tsx';
import { MoreActs } from './more-acts.tsx';
import { withoutPeople } from './records/people-removed.tsx';
import { useRequestedAct } from './use-requested-act.ts';

/** A label of a bag that has not been picked up. */
const isPrintable = ({ label, status }: OrderView['labels'][number]): boolean =>
  label === 'bought' && status === 'label_ready';

type Open = 'refund' | 'cancel' | 'change' | 'credit' | 'print' | null;

/**
 * The acts that the order's current state allows; `onNotice` gets the result of an act, and null when the
 * next begins.
 */
export function OrderActs({
  view,
  onNotice,
}: {
  view: OrderView;
  onNotice: (notice: string | null) => void;
}) {
  const { may } = useConsole();
  const named = !withoutPeople(view);
  // Staff write to the account, or give it a credit, on the account's own page.
  const customer = named ? view.customer : null;
  const allowed = (act: 'cancel' | 'change'): boolean => partsFor(act, view.detail).length > 0;
  const requestedAct = useRequestedAct();
  const [open, setOpen] = useState<Open>(
    requestedAct.act === 'change' && allowed('change') ? 'change' : null,
  );
  const close = (): void => {
    setOpen(null);
    requestedAct.forget();
  };
  const begin = (act: Open): void => {
    onNotice(null);
    setOpen(act);
  };
  const dialog = {
    view,
    onClose: close,
    onDone: (notice: string): void => {
      close();
      onNotice(notice);
    },
  };
  return (
    <>
      {allowed('change') ? <Button onClick={() => begin('change')}>{texts.changeOrCorrect}</Button> : null}
      {may('refund_by_hand') && view.refundable_cents > 0 ? (
        <Button onClick={() => begin('refund')}>{texts.refundInPart}</Button>
      ) : null}
      {allowed('cancel') ? (
        <Button variant="danger" onClick={() => begin('cancel')}>
          {texts.voidOrder}
        </Button>
      ) : null}
      <RarerActs view={view} customer={customer} onNotice={onNotice} onBegin={begin} />
      {open === 'refund' ? <RefundDialog {...dialog} /> : null}
      {open === 'cancel' ? <VoidDialog {...dialog} /> : null}
      {open === 'change' ? <ChangeDialog {...dialog} leg={requestedAct.leg} /> : null}
      {open === 'print' ? (
        <PrintDialog selection={{ ids: [view.detail.order.order_id] }} onClose={close} />
      ) : null}
      {open === 'credit' && customer ? (
        <GiveCredit
          userId={customer.user_id}
          orderId={view.detail.order.order_id}
          onClose={close}
          onGiven={(cents, waits) =>
            dialog.onDone(
              waits ? approvalTexts.waits(cents) : doneTexts.creditGiven({ cents, name: customer.name }),
            )
          }
        />
      ) : null}
    </>
  );
}

/** The rarer acts: papers, emails, credit, a claim, and the customer's own page. */
function RarerActs({
  view,
  customer,
  onNotice,
  onBegin,
}: {
  view: OrderView;
  /** Undefined once the people of the order are removed. */
  customer: OrderView['customer'];
  onNotice: (notice: string | null) => void;
  onBegin: (act: Open) => void;
}) {
  const { may, userId } = useConsole();
  const named = !withoutPeople(view);
  const hasLabels = view.labels.some(isPrintable);
  return (
    <MoreActs>
      {may('renew_labels') && hasLabels ? (
        <Button onClick={() => onBegin('print')}>{orderLabelTexts.print}</Button>
      ) : null}
      {named && may('change_every_order') ? (
        <Resend
          {...{ view, onNotice }}
          call={resendConfirmation}
          title={texts.resend}
          done={doneTexts.confirmationSent(customer?.email)}
        />
      ) : null}
      {named && may('change_every_order') && hasLabels ? (
        <Resend
          {...{ view, onNotice }}
          call={resendLabels}
          title={texts.resendLabels}
          done={doneTexts.labelsSent(customer?.email)}
        />
      ) : null}
      {customer && may('change_every_order') ? <WriteAboutOrder view={view} onNotice={onNotice} /> : null}
      {may('work_alerts') ? <MissingBag {...{ view, onNotice }} /> : null}
      {customer && may('run_credits') && customer.user_id !== userId ? (
        <Button onClick={() => onBegin('credit')}>{moneyTexts.giveCredit}</Button>
      ) : null}
      {customer && may('answer_claims') && customer.user_id !== userId ? (
        <Link
          href={`/claims/new?order=${encodeURIComponent(view.receipt.display_id)}`}
          className="ui-button ui-button--secondary"
        >
          {newClaimTexts.openClaim}
        </Link>
      ) : null}
      {may('see_order_money') ? (
        <a className="ui-button ui-button--quiet" href={`/orders/${view.detail.order.order_id}`}>
          {texts.asCustomer}
        </a>
      ) : null}
    </MoreActs>
  );
}
