import { fragmentPages } from '@sendahead/shared-contracts/page/fragment-pages';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { headWords } from '../../copy/order-head.ts';
import { pageWords } from '../../copy/page.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { journeyOf } from '../../state/journey.ts';
import { orderTitleId } from '../../views/order-title.ts';
import { StateMark } from '../../views/state-mark.tsx';
import './order-head.css';

/** The journey of the order as the page's title, on the brand's place; the number, state and days with it. */
export function OrderHead() {
  const detail = useOrder();
  const { order } = detail;
  return (
    <header className="order-head">
      <div className="order-head__words">
        <a href={fragmentPages.orders.path}>{pageWords.allOrders}</a>
        <h1 id={orderTitleId} tabIndex={-1}>
          <span className="order-head__route">{headWords.journey(journeyOf(detail))}</span>{' '}
          <span className="order-head__number">{headWords.order(order.display_id)}</span>
        </h1>
        <p className="order-head__facts">
          <StateMark state={order.state} />
          <span>{headWords.days(spokenDate(order.pickup_date), spokenDate(order.arrival_date))}</span>
          {order.back_on ? <span>{headWords.back(spokenDate(order.back_on))}</span> : null}
        </p>
      </div>
    </header>
  );
}
