import { sql } from 'kysely';
import { hasLiveAttempt } from '../../../modules/payments/public/attempts/has-live-attempt.ts';
import { type Clock, daysLater } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';

/** As long as an account's idle cart remains open; a quote is valid for half an hour. */
const keptDays = 90;

const isOrderedBy = sql<boolean>`exists (select from orders where orders.quote_id = quotes.id)`;

/** Removes old quotes that no order names: a cart gets a new one with every change to it. */
export async function sweepQuotes(db: Database, clock: Clock): Promise<void> {
  const oldest = daysLater(clock.now(), -keptDays);
  await db
    .deleteFrom('quotes')
    .where('created_at', '<', oldest)
    .where(({ not }) => not(hasLiveAttempt('quotes.cart_id')))
    .where(({ not }) => not(isOrderedBy))
    .execute();
}
