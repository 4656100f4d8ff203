import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';
import { undoLastChange } from '@sendahead/shared-contracts/orders/undo-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { doneWords, undoFailure, undoneWords, undoWords, untilWords } from '../../copy/undo.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { useApi, useOrders } from '../../hooks/use-orders.ts';
import { orderCalls } from '../../hooks/use-refresh-order.ts';
import { focusOrderTitle } from '../../views/order-title.ts';

type Undo = NonNullable<OrderDetail['undo']>;

/** CH-12, CH-30: the last act on the order, with an undo button while it can be undone; then what was undone. */
export function UndoChange() {
  const { order, undo, legs = [] } = useOrder();
  const { host } = useOrders();
  const api = useApi();
  const undoing = useMutation(mutationOf(api, undoLastChange, ...orderCalls));
  const [undone, setUndone] = useState<Undo | null>(null);
  const isOpen = useIsBefore(undo?.until ?? null, host.now);
  if (!undo || !isOpen)
    return undone === null ? null : (
      <Alert severity="success" live>
        {undoneWords(undone, legs)}
      </Alert>
    );
  const take = (): void =>
    undoing.mutate(
      { params: { orderId: order.order_id }, body: {} },
      {
        onSuccess: () => {
          setUndone(undo);
          focusOrderTitle();
        },
      },
    );
  return (
    <Alert
      severity={undoing.error === null ? 'info' : 'warning'}
      live
      action={
        <Button variant="secondary" busy={undoing.isPending} busyLabel={undoWords.busy} onClick={take}>
          {undoWords.submit}
        </Button>
      }
    >
      <strong>{doneWords(undo)}</strong> {undoing.error === null ? <Changes of={undo} /> : null}
      <span>{undoing.error === null ? untilWords(undo) : undoFailure(undoing.error)}</span>
    </Alert>
  );
}

/** One change is part of the sentence. */
function Changes({ of: { changes = [] } }: { of: Undo }) {
  return changes.length < 2 ? null : (
    <ul>
      {changes.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

/** Whether an instant is in the future; redraws when it passes. */
function useIsBefore(instant: string | null, now: () => number): boolean {
  const msLeft = instant === null ? 0 : Date.parse(instant) - now();
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (instant === null || msLeft <= 0) return undefined;
    const timer = setTimeout(() => setOver(instant), msLeft);
    return () => clearTimeout(timer);
  }, [instant, msLeft]);
  return msLeft > 0 && over !== instant;
}
