import type { ClubStatement } from '@sendahead/shared-contracts/console/club-statement-calls';
import type { Queries } from '../../../../platform/database/database.ts';
import { rosterOfOrders } from '../../../group-events/public/roster-of-orders.ts';
import { cancellationsOf } from '../../../orders/public/acts/cancellations.ts';
import { orderTitles } from '../../../orders/public/order-titles.ts';
import { waitingRefundsOf } from '../../../payments/public/clubs/waiting-refunds.ts';

/**
 * CO-93: the amounts of canceled orders still on a club's account, with the day as `dayOf` reads an instant.
 */
export async function canceledOnAccount(
  db: Queries,
  clubId: number,
  dayOf: (instant: string) => string,
): Promise<NonNullable<ClubStatement['canceled']>> {
  const waiting = await waitingRefundsOf(db, clubId);
  const ids = [...new Set(waiting.map(({ order_id }) => order_id))];
  const [canceled, titles, roster] = await Promise.all([
    cancellationsOf(db, ids),
    orderTitles(db, ids),
    rosterOfOrders(db, ids),
  ]);
  return canceled.map(({ orderId, displayId, at }) => ({
    order_id: orderId,
    display_id: displayId,
    travelers: roster.get(orderId)?.name || (titles.get(orderId)?.travelers ?? ''),
    canceled_on: dayOf(at),
    amount_cents: waiting
      .filter(({ order_id }) => order_id === orderId)
      .reduce((sum, { amount_cents }) => sum + amount_cents, 0),
  }));
}
