import type { LabeledOrder } from '@sendahead/shared-contracts/console/order-label-calls';
import { orderLabelTexts as texts, whyNotWords } from '../../../copy/order-labels.ts';

/** The chosen orders for which an act is not possible, each with its reason. */
export function LeftOut({ orders }: { orders: readonly LabeledOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <section aria-label={texts.leftOut(orders.length)}>
      <h3>{texts.leftOut(orders.length)}</h3>
      <ul className="order-labels__list">
        {orders.map(({ order_id, display_id, state }) => (
          <li key={order_id}>
            <strong>{display_id}</strong> {whyNotWords(state)}
          </li>
        ))}
      </ul>
    </section>
  );
}
