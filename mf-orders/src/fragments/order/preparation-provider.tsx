import { orderPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { type ReactNode, useEffect } from 'react';
import { useAskedOfOrder } from '../../hooks/use-asked-of-order.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { PreparationContext } from '../../hooks/use-preparation.ts';

const everyMs = 4000;

/** Asks once for what labels and checklist tell, again when the order was read again, and while labels are being made. */
export function PreparationProvider({ children }: { children: ReactNode }) {
  const { order } = useOrder().detail;
  const asked = useAskedOfOrder(orderPreparation, { params: { orderId: order.order_id } });
  const { again, value, status } = asked;
  const isMaking = value?.legs.some(({ labels }) => labels.state === 'being_made') ?? false;
  useEffect(() => {
    if (!isMaking || status !== 'answered') return;
    const next = setTimeout(again, everyMs);
    return () => clearTimeout(next);
  }, [isMaking, status, again]);
  return <PreparationContext value={asked}>{children}</PreparationContext>;
}
