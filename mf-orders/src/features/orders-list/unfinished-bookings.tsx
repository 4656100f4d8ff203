import { listCarts } from '@sendahead/shared-contracts/carts/own-cart-calls';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { unfinishedWords } from '../../copy/unfinished-bookings.ts';
import { useApi } from '../../hooks/use-orders.ts';

/** The number offered; older ones are rarely continued. */
const shownCarts = 5;

/**
 * Bookings of the account that were begun and not ordered, in this browser or another. They are optional: if
 * they cannot be loaded, the page works without them.
 */
export function UnfinishedBookings() {
  const id = useId();
  const { data } = useQuery(queryOf(useApi(), listCarts, { query: { limit: shownCarts } }));
  if (!data || data.carts.length === 0) return null;
  return (
    <section aria-labelledby={id} className="orders-group">
      <h2 id={id}>{unfinishedWords.title}</h2>
      <ul className="orders-rows">
        {data.carts.map((cart) => (
          <li className="orders-row orders-row--unfinished" key={cart.id}>
            <div className="orders-row__trip">
              <a
                href={
                  cart.is_divided
                    ? `/payments/shares?cart_id=${encodeURIComponent(cart.id)}`
                    : `/ship#cart=${encodeURIComponent(cart.id)}`
                }
              >
                {unfinishedWords.trip(cart.origin_city, cart.destination_city)}
              </a>
              <span className="orders-row__facts">
                {[unfinishedWords.saved(cart.saved_at), cart.is_divided ? unfinishedWords.waitsForPayers : '']
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
