import { holidayTermsAccepted } from '@sendahead/shared-contracts/calendar/holiday-words';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { readReceipt } from '@sendahead/shared-contracts/orders/calls';
import { stayWords } from '@sendahead/shared-contracts/orders/purpose-words';
import { fragmentPages } from '@sendahead/shared-contracts/page/fragment-pages';
import { useQuery } from '@tanstack/react-query';
import { bagDetail, unknownBag, contentsWords as words } from '../../copy/contents.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { useApi } from '../../hooks/use-orders.ts';
import { OrderSection } from '../../views/order-section.tsx';
import { QueryView } from '../../views/query-view.tsx';
import './order-contents.css';
import { OrderMoney } from './order-money.tsx';
import { OrderPlaces } from './order-places.tsx';

/** Travelers and bags, both ends, the price, and the payments. */
export function OrderContents() {
  const { order } = useOrder();
  const api = useApi();
  const receipt = useQuery(queryOf(api, readReceipt, { params: { orderId: order.order_id } }));
  return (
    <OrderSection id="contents" title={words.title}>
      <QueryView query={receipt} what="your bags">
        {(receipt) => (
          <>
            <ul className="order-contents">
              {receipt.travelers.map(({ name, email, label_name, items, bags, ...stays }) => (
                <li key={`${name} ${email}`}>
                  <h3>{name}</h3>
                  {stayWords(stays) ? <p className="order-contents__detail">{stayWords(stays)}</p> : null}
                  {label_name ? <p className="order-contents__detail">{words.onLabel(label_name)}</p> : null}
                  <ul>
                    {(bags ?? items.map(unknownBag)).map((bag, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: two bags of a traveler may read the same
                      <li key={index}>
                        <span>{bag.item}</span>{' '}
                        <span className="order-contents__detail">{bagDetail(bag)}</span>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
            <OrderPlaces legs={receipt.legs} />
            {receipt.holiday_terms_accepted ? (
              <p className="order-contents__detail">{holidayTermsAccepted}</p>
            ) : null}
            <OrderMoney receipt={receipt} />
            <a href={`${fragmentPages.receipt.path}?user&order_id=${encodeURIComponent(order.order_id)}`}>
              {words.openReceipt}
            </a>
          </>
        )}
      </QueryView>
    </OrderSection>
  );
}
