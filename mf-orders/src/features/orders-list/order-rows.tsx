import type { OrderSummary } from '@sendahead/shared-contracts/orders/order-detail';
import { Money } from '@sendahead/shared-ui';
import { useId } from 'react';
import { spokenDay } from '../../copy/days.ts';
import { nextOf, nextWords } from '../../copy/next-step.ts';
import { ordersWords } from '../../copy/orders.ts';
import { useOrders } from '../../hooks/use-orders.ts';
import { StateMark } from '../../views/state-mark.tsx';

/** Orders as rows, each a link to its page. */
export function OrderRows({ title, orders }: { title: string; orders: readonly OrderSummary[] }) {
  const id = useId();
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby={id} className="orders-group">
      <h2 id={id}>{title}</h2>
      <ul className="orders-rows">
        {orders.map((order) => (
          <OrderRow key={order.order_id} order={order} />
        ))}
      </ul>
    </section>
  );
}

function OrderRow({ order }: { order: OrderSummary }) {
  const now = useOrders().host.now();
  const next = nextOf(order);
  return (
    <li className="orders-row">
      <div className="orders-row__day">{spokenDay(order.pickup_date, now)}</div>
      <div className="orders-row__trip">
        <a href={`/orders/${order.order_id}`}>{`${order.from} to ${order.to}`}</a>
        <span className="orders-row__facts">
          {[`Order ${order.display_id}`, ordersWords.bags(order.items), (order.travelers ?? []).join(', ')]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {next ? <span className="orders-row__facts">{nextWords(next, now)}</span> : null}
      </div>
      <StateMark order={order} />
      <span className="orders-row__total">
        <Money cents={order.total_cents} />
      </span>
    </li>
  );
}
