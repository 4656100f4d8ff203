import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';
import { shipAgainWords } from '../../copy/ship-again.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { OrderSection } from '../../views/order-section.tsx';
import './ship-again.css';

/** Whether the order has a return that was not canceled. */
const comesBack = ({ legs = [], leg_states }: OrderDetail): boolean =>
  leg_states
    ? leg_states.some(({ leg, state }) => leg === 'return' && state !== 'cancelled')
    : legs.some(({ leg }) => leg === 'return');

/** A new booking like this order, or in the return direction; the shell prefills it. */
export function ShipAgain() {
  const detail = useOrder();
  const { order } = detail;
  const { order_id, from, to, allowed_actions } = order;
  if (!allowed_actions.includes('ship_again')) return null;
  const ways = [
    ...(comesBack(detail)
      ? []
      : [{ mark: 'back', title: shipAgainWords.back, trip: shipAgainWords.backFrom(to, from) }]),
    { mark: 'again', title: shipAgainWords.again, trip: shipAgainWords.backFrom(from, to) },
  ];
  return (
    <OrderSection id="ship-again" title={shipAgainWords.title}>
      <ul className="order-again">
        {ways.map(({ mark, title, trip }) => (
          <li key={mark}>
            <a className="ui-button ui-button--secondary ui-button--wide" href={`/ship#${mark}=${order_id}`}>
              {title}
            </a>
            <span>{trip}</span>
          </li>
        ))}
      </ul>
      <p className="order-again__hint">{shipAgainWords.hint}</p>
    </OrderSection>
  );
}
