import { PlainCard } from '@sendahead/shared-ui';
import { ordersWords } from '../../copy/orders.ts';

/** Says what this page will list, with a link to book a first shipment. */
export function NoOrders() {
  return (
    <PlainCard label={ordersWords.none}>
      <div className="orders-none">
        <h2>{ordersWords.none}</h2>
        <p>{ordersWords.noneDetail}</p>
        <a className="ui-button ui-button--primary" href="/ship">
          {ordersWords.book}
        </a>
      </div>
    </PlainCard>
  );
}
