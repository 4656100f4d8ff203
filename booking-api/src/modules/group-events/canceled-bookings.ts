import type { GroupPerson } from '@sendahead/shared-contracts/console/group-event-schema';
import { localTime } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { rootsOfCarts } from '../carts/public/copies.ts';
import { cancellationsOf } from '../orders/public/acts/cancellations.ts';
import type { GroupPersonRow } from './people-store.ts';
import { ordersOfPeople } from './public/roster-of-orders.ts';

type Canceled = NonNullable<GroupPerson['canceled']>;

/**
 * CO-90: the latest canceled booking of each person without another booking, by the person's id; days are
 * local to the club.
 */
export async function canceledBookingsOf(
  db: Queries,
  people: readonly GroupPersonRow[],
  timeZone: string,
): Promise<ReadonlyMap<string, Canceled>> {
  const without = people.filter(({ order_id, cart_id }) => order_id === null && cart_id !== null);
  const canceled = await cancellationsOf(db, await ordersOfPeople(db, without));
  const roots = await rootsOfCarts(
    db,
    canceled.map(({ cartId }) => cartId),
  );
  // Sorted so that the latest one remains in the map.
  const byRoot = new Map(
    canceled.toReversed().map(({ cartId, orderId, displayId, at, by }) => [
      roots.get(cartId),
      {
        order_id: orderId,
        display_id: displayId,
        on: localTime(Date.parse(at), timeZone).date,
        by,
      },
    ]),
  );
  return new Map(
    without.flatMap(({ id, cart_id }) => {
      const found = byRoot.get(cart_id ?? '');
      return found ? [[id, found] as const] : [];
    }),
  );
}
