import { resendConfirmation } from '@sendahead/shared-contracts/console/order-act-calls';
import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useState } from 'react';
import { useConsole } from '../../console/use-console.ts';
import { usePress } from '../../console/use-press.ts';
import { actTexts } from '../../copy/acts.ts';
import { orderTexts as texts } from '../../copy/order.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { VoidDialog } from './void-dialog.tsx';
import { partsFor } from './wanted-change.ts';

type Open = 'refund' | 'cancel' | 'change' | null;

/** What staff can do with the order as it stands. */
export function OrderActs({ view, onDone }: { view: OrderView; onDone: () => void }) {
  const { may } = useConsole();
  const [open, setOpen] = useState<Open>(null);
  const { order } = view.detail;
  const close = (): void => setOpen(null);
  const done = (): void => {
    close();
    onDone();
  };
  const allowed = (act: 'cancel' | 'change'): boolean => partsFor(act, view.detail).length > 0;
  return (
    <>
      {may('refund_by_hand') && view.refundable_cents > 0 ? (
        <Button onClick={() => setOpen('refund')}>{texts.refundInPart}</Button>
      ) : null}
      {may('change_every_order') ? <Resend orderId={order.order_id} onDone={onDone} /> : null}
      {allowed('change') ? <Button onClick={() => setOpen('change')}>{texts.changeOrCorrect}</Button> : null}
      {allowed('cancel') ? <Button onClick={() => setOpen('cancel')}>{texts.voidOrder}</Button> : null}
      {open === 'refund' ? (
        <RefundDialog orderId={order.order_id} most={view.refundable_cents} onClose={close} onDone={done} />
      ) : null}
      {open === 'cancel' ? <VoidDialog view={view} onClose={close} onDone={done} /> : null}
      {open === 'change' ? <ChangeDialog view={view} onClose={close} onDone={done} /> : null}
    </>
  );
}

function Resend({ orderId, onDone }: { orderId: string; onDone: () => void }) {
  const [sent, setSent] = useState(false);
  const { busy, error, send } = usePress(resendConfirmation);
  const press = async (): Promise<void> => {
    setSent(false);
    const answer = await send({ params: { orderId }, body: { key: crypto.randomUUID() } });
    setSent(answer !== null);
    if (answer) onDone();
  };
  return (
    <>
      <Button busy={busy} busyLabel={actTexts.sending} onClick={press}>
        {texts.resend}
      </Button>
      {sent ? (
        <Alert severity="success" live>
          {texts.sent}
        </Alert>
      ) : null}
      {error ? (
        <Alert severity="danger" live>
          {texts.notDone}
        </Alert>
      ) : null}
    </>
  );
}
