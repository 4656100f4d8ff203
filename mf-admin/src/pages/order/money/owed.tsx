import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { type OrderView, orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import type { OwedPayment } from '@sendahead/shared-contracts/orders/order-detail';
import { waiveRequest } from '@sendahead/shared-contracts/orders/pay-request-calls';
import { Button, formatMoney } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Notice } from '../../../console/done-message.tsx';
import { useApi, useConsole } from '../../../console/use-console.ts';
import { payLinkTexts, owedTexts as texts } from '../../../copy/amounts-due.ts';
import { approvalTexts } from '../../../copy/approvals.ts';
import { doneTexts } from '../../../copy/order-done.ts';
import { ActDialog } from '../act-dialog.tsx';
import { Section } from '../section.tsx';
import { LinkState, RequestLink } from './pay-links.tsx';

/** Whether the customer is to pay something: then this is at the top of the order. */
export const isDue = ({ detail: { owed = [] }, pay_links: links = [] }: OrderView): boolean =>
  owed.some(({ state }) => state === 'asked') ||
  links.some(({ state }) => state === 'open' || state === 'expired');

/** The amounts owed for the order, the changes that wait for payment, and their payment links. */
export function Owed({ view, onNotice }: { view: OrderView; onNotice: (notice: Notice) => void }) {
  const { may } = useConsole();
  const [waiving, setWaiving] = useState<OwedPayment | null>(null);
  const { owed = [], order } = view.detail;
  const { pay_links: links = [] } = view;
  if (owed.length === 0 && links.length === 0) return null;
  const ofChanges = links.filter(({ request_id }) => request_id === null);
  return (
    <Section title={isDue(view) ? texts.title : texts.earlier} wide={isDue(view)}>
      <ul className="order-lines">
        {owed.map((request) => (
          <li key={request.id}>
            <span>{`${formatMoney(request.amount_cents)}: ${request.reason}, ${texts.states[request.state]}`}</span>{' '}
            {request.state === 'asked' && may('waive_fees') ? (
              <Button variant="quiet" onClick={() => setWaiving(request)}>
                {texts.waive}
              </Button>
            ) : null}
            <RequestLink orderId={order.order_id} request={request} links={links} />
          </li>
        ))}
        {ofChanges.map((link) => (
          <li key={link.id}>
            <span>
              {payLinkTexts.change({ amount: formatMoney(link.amount_cents), what: link.what.join('; ') })}
            </span>
            <LinkState orderId={order.order_id} link={link} />
          </li>
        ))}
      </ul>
      {waiving ? (
        <WaiveDialog
          orderId={order.order_id}
          request={waiving}
          onClose={() => setWaiving(null)}
          onDone={(waits) => {
            // At the top of the page: what is paid or waived leaves this place.
            onNotice((waits ? approvalTexts.waits : doneTexts.waived)(waiving.amount_cents));
            setWaiving(null);
          }}
        />
      ) : null}
    </Section>
  );
}

/** Refusals of a waiver, in words. */
const wordsOf: Readonly<Record<string, string>> = {
  request_closed: texts.closed,
  action_not_allowed: texts.ownOrder,
};

function WaiveDialog({
  orderId,
  request,
  onClose,
  onDone,
}: {
  orderId: string;
  request: OwedPayment;
  onClose: () => void;
  onDone: (waits: boolean) => void;
}) {
  const api = useApi();
  const { isPending, error, mutate } = useMutation(mutationOf(api, waiveRequest, viewOrder, orderLife));
  const waive = (comment: string): void => {
    mutate(
      { params: { orderId, requestId: request.id }, body: { comment } },
      { onSuccess: ({ approval_id }) => onDone(approval_id !== undefined) },
    );
  };
  return (
    <ActDialog
      title={texts.waive}
      act={texts.waive}
      busy={isPending}
      error={error}
      words={({ code }) => wordsOf[code]}
      onClose={onClose}
      onAct={waive}
    >
      <p>{texts.notAsked({ amount: formatMoney(request.amount_cents), reason: request.reason })}</p>
    </ActDialog>
  );
}
