import { orderPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { type ReactNode, useEffect, useRef } from 'react';
import { useAsked } from '../../hooks/use-asked.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { PreparationContext } from '../../hooks/use-preparation.ts';

const everyMs = 4000;

/** Asks once for what labels and checklist tell, again when the order moves, and while labels are being made. */
export function PreparationProvider({ children }: { children: ReactNode }) {
  const { order } = useOrder().detail;
  const asked = useAsked(orderPreparation, { params: { orderId: order.order_id } });
  const { again, value, status } = asked;
  const state = `${order.state} ${order.pickup_date}`;
  const askedAt = useRef(state);
  useEffect(() => {
    if (askedAt.current === state) return;
    askedAt.current = state;
    again();
  }, [again, state]);
  const isMaking = value?.legs.some(({ labels }) => labels.state === 'being_made') ?? false;
  useEffect(() => {
    if (!isMaking || status !== 'answered') return;
    const next = setTimeout(again, everyMs);
    return () => clearTimeout(next);
  }, [isMaking, status, again]);
  return <PreparationContext value={asked}>{children}</PreparationContext>;
}
