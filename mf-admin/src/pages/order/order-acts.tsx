import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { resendConfirmation } from '@sendahead/shared-contracts/console/order-act-calls';
import { type OrderView, orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi, useConsole } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { orderTexts as texts } from '../../copy/order.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { VoidDialog } from './void-dialog.tsx';
import { partsFor } from './wanted-change.ts';

type Open = 'refund' | 'cancel' | 'change' | null;

/** What staff can do with the order in its present state. */
export function OrderActs({ view }: { view: OrderView }) {
  const { may } = useConsole();
  const [open, setOpen] = useState<Open>(null);
  const { order } = view.detail;
  const close = (): void => setOpen(null);
  const allowed = (act: 'cancel' | 'change'): boolean => partsFor(act, view.detail).length > 0;
  return (
    <>
      {may('refund_by_hand') && view.refundable_cents > 0 ? (
        <Button onClick={() => setOpen('refund')}>{texts.refundInPart}</Button>
      ) : null}
      {may('change_every_order') ? <Resend orderId={order.order_id} /> : null}
      {allowed('change') ? <Button onClick={() => setOpen('change')}>{texts.changeOrCorrect}</Button> : null}
      {allowed('cancel') ? <Button onClick={() => setOpen('cancel')}>{texts.voidOrder}</Button> : null}
      {open === 'refund' ? (
        <RefundDialog orderId={order.order_id} most={view.refundable_cents} onClose={close} />
      ) : null}
      {open === 'cancel' ? <VoidDialog view={view} onClose={close} /> : null}
      {open === 'change' ? <ChangeDialog view={view} onClose={close} /> : null}
    </>
  );
}

function Resend({ orderId }: { orderId: string }) {
  const api = useApi();
  const { isPending, isSuccess, error, mutate } = useMutation(
    mutationOf(api, resendConfirmation, viewOrder, orderLife),
  );
  // One key for the page: whatever is pressed how often, one email goes out.
  const [key] = useState(() => crypto.randomUUID());
  const resend = (): void => mutate({ params: { orderId }, body: { key } });
  return (
    <>
      {isSuccess ? (
        <Alert severity="success" live>
          {texts.sent}
        </Alert>
      ) : (
        <Button busy={isPending} busyLabel={actTexts.sending} onClick={resend}>
          {texts.resend}
        </Button>
      )}
      {error ? (
        <Alert severity="danger" live>
          {texts.notDone}
        </Alert>
      ) : null}
    </>
  );
}
