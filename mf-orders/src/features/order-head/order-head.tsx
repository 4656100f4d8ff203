import { fragmentPages } from '@sendahead/shared-contracts/page/fragment-pages';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { pageWords } from '../../copy/page.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { orderTitleId } from '../../views/order-title.ts';
import { StateMark } from '../../views/state-mark.tsx';
import './order-head.css';

/** The order's number, state and route. */
export function OrderHead() {
  const { order } = useOrder();
  return (
    <header className="order-head">
      <a href={fragmentPages.orders.path}>{pageWords.allOrders}</a>
      <h1 id={orderTitleId} tabIndex={-1}>{`Order ${order.display_id}`}</h1>
      <p className="order-head__route">{`${order.from} to ${order.to}`}</p>
      <p className="order-head__facts">
        <StateMark state={order.state} />
        <span>{`${spokenDate(order.pickup_date)} to ${spokenDate(order.arrival_date)}`}</span>
      </p>
    </header>
  );
}
