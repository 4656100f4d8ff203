import { viewingSeconds } from '@sendahead/shared-contracts/console/order-viewer-calls';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { namesOf } from '../../accounts/public/names.ts';

type Viewer = { orderId: string; userId: string; tab: string };
type Stored = { db: Database; clock: Clock };

const oldest = (clock: Clock): string => new Date(clock.now() - viewingSeconds * 1000).toISOString();

/** Marks an order as open in a page for a minute. */
export async function keepOpen({ db, clock }: Stored, viewer: Viewer): Promise<void> {
  const now = clock.instant();
  await db
    .insertInto('order_viewers')
    .values({ order_id: viewer.orderId, user_id: viewer.userId, tab: viewer.tab, seen_at: now })
    .onConflict((row) => row.columns(['order_id', 'user_id', 'tab']).doUpdateSet({ seen_at: now }))
    .execute();
}

/**
 * Names of the other staff who have an order open, in alphabetical order; staff with several pages are named
 * once.
 */
export async function colleaguesOf(
  { db, clock }: Stored,
  { orderId, userId }: Pick<Viewer, 'orderId' | 'userId'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('order_viewers')
    .select('user_id')
    .distinct()
    .where('order_id', '=', orderId)
    .where('user_id', '<>', userId)
    .where('seen_at', '>', oldest(clock))
    .execute();
  return namesOf(
    db,
    rows.map(({ user_id }) => user_id),
  );
}

/** Closes the entry of one page of a staff member. */
export async function close({ db }: Pick<Stored, 'db'>, { orderId, userId, tab }: Viewer): Promise<void> {
  await db
    .deleteFrom('order_viewers')
    .where('order_id', '=', orderId)
    .where('user_id', '=', userId)
    .where('tab', '=', tab)
    .execute();
}

/** Removes entries of pages that closed without a request; the pages of their colleagues are updated. */
export async function forgetViewers({ db, clock }: Stored): Promise<void> {
  await sql`delete from order_viewers where (order_id, user_id, tab) in (
    select order_id, user_id, tab from order_viewers where seen_at <= ${oldest(clock)} for update skip locked)`.execute(
    db,
  );
}
