import { fragmentPages } from '@sendahead/shared-contracts/page/fragment-pages';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { headWords } from '../../copy/order-head.ts';
import { pageWords } from '../../copy/page.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { journeyOf } from '../../state/journey.ts';
import { orderTitleId } from '../../views/order-title.ts';
import { SceneHead } from '../../views/scene-head.tsx';
import { StateMark } from '../../views/state-mark.tsx';
import './order-head.css';

/** The journey of the order as the page's title; its number, state and days. */
export function OrderHead() {
  const detail = useOrder();
  const { order } = detail;
  return (
    <SceneHead>
      <a className="order-head__all" href={fragmentPages.orders.path}>
        {pageWords.allOrders}
      </a>
      <h1 id={orderTitleId} tabIndex={-1} className="order-head__title">
        <span className="order-head__route">{headWords.journey(journeyOf(detail))}</span>{' '}
        <span className="order-head__number">{headWords.order(order.display_id)}</span>
      </h1>
      <p className="order-head__facts">
        <StateMark order={order} />
        <span>{headWords.days(spokenDate(order.pickup_date), spokenDate(order.arrival_date))}</span>
        {order.back_on ? <span>{headWords.back(spokenDate(order.back_on))}</span> : null}
      </p>
    </SceneHead>
  );
}
