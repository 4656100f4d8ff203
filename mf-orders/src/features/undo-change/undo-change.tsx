import { undoLastChange } from '@sendahead/shared-contracts/orders/undo-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useEffect, useState } from 'react';
import { doneWords, undoFailure, undoWords, untilWords } from '../../copy/undo.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { useOrders } from '../../hooks/use-orders.ts';
import { usePress } from '../../hooks/use-press.ts';
import { focusOrderTitle } from '../../views/order-title.ts';

/** CH-12: what was done last, and taking it back, for as long as that can be. */
export function UndoChange() {
  const { detail, again } = useOrder();
  const { host } = useOrders();
  const press = usePress(undoLastChange);
  const { undo } = detail;
  const open = useIsBefore(undo?.until ?? null, host.now);
  if (!undo || !open) return null;
  const take = async (): Promise<void> => {
    const done = await press.send({ params: { orderId: detail.order.order_id }, body: {} });
    if (!done) return;
    again();
    focusOrderTitle();
  };
  return (
    <Alert
      severity={press.error === null ? 'info' : 'warning'}
      live
      action={
        <Button variant="secondary" busy={press.busy} busyLabel={undoWords.busy} onClick={() => void take()}>
          {undoWords.press}
        </Button>
      }
    >
      <strong>{doneWords(undo)}</strong>{' '}
      <span>{press.error === null ? untilWords(undo.until) : undoFailure(press.error)}</span>
    </Alert>
  );
}

/** Whether an instant is still to come; drawn anew when it is over. */
function useIsBefore(instant: string | null, now: () => number): boolean {
  const left = instant === null ? 0 : Date.parse(instant) - now();
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (instant === null || left <= 0) return undefined;
    const timer = setTimeout(() => setOver(instant), left);
    return () => clearTimeout(timer);
  }, [instant, left]);
  return left > 0 && over !== instant;
}
