import type { OrderSummary } from '@sendahead/shared-contracts/orders/order-detail';
import { Money, PlainCard } from '@sendahead/shared-ui';
import { spokenDay } from '../../copy/days.ts';
import { nextAct, nextAnchor, nextOf, nextWords } from '../../copy/next-step.ts';
import { ordersWords } from '../../copy/orders.ts';
import { useOrders } from '../../hooks/use-orders.ts';
import { StateMark } from '../../views/state-mark.tsx';

/** The next shipment, in large type: items, ends, due date, and the next step as a button. */
export function NextShipment({ order }: { order: OrderSummary }) {
  const now = useOrders().host.now();
  const next = nextOf(order);
  const path = `/orders/${order.order_id}`;
  return (
    <PlainCard label={ordersWords.next}>
      <div className="next-shipment">
        <p className="next-shipment__label">
          <span>{ordersWords.next}</span> <StateMark order={order} />
        </p>
        <h2>
          <a href={path}>{`${order.from} to ${order.to}`}</a>
        </h2>
        <p className="next-shipment__days">
          <strong>{`${spokenDay(order.pickup_date, now)} to ${spokenDay(order.arrival_date, now)}`}</strong>
          {order.back_on ? <span>{ordersWords.backOn(spokenDay(order.back_on, now))}</span> : null}
        </p>
        <p className="next-shipment__what">
          <span>{ordersWords.bags(order.items)}</span>
          <span>{(order.travelers ?? []).join(', ')}</span>
          <span>{`Order ${order.display_id}`}</span>
          <Money cents={order.total_cents} />
        </p>
        {next ? <p>{`${nextWords(next, now)}.`}</p> : null}
        <a className="ui-button ui-button--primary" href={path + (next ? nextAnchor(next) : '')}>
          {next ? nextAct(next) : ordersWords.open(order.display_id)}
        </a>
      </div>
    </PlainCard>
  );
}
