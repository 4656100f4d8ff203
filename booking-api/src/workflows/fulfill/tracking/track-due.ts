import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { addDays } from '@sendahead/shared-contracts/primitives/calendar-date';
import { localTime } from '../../../platform/clock.ts';
import type { ShippingContext } from '../context.ts';
import { trackOrderJob } from './jobs.ts';

const perRun = 200;

/** Finds the orders with bags that may have moved, least recently polled first, and queues a poll of each. */
export async function trackDue(context: ShippingContext): Promise<void> {
  const { db, jobs, clock, carriers } = context;
  const stale = new Date(clock.now() - carriers.trackEveryMinutes * 60_000).toISOString();
  const orders = await db
    .selectFrom('order_parcels')
    .select(['order_id', (select) => select.fn.min('tracked_at').as('oldest')])
    .where('label', '=', 'bought')
    .where('status', 'not in', ['delivered', 'returned', 'cancelled'])
    // One day beyond today, because the far side of the date line is ahead.
    .where('ship_date', '<=', addDays(localTime(clock.now(), homeTimeZone).date, 1))
    .where((where) => where.or([where('tracked_at', 'is', null), where('tracked_at', '<=', stale)]))
    .groupBy('order_id')
    .orderBy('oldest', (order) => order.asc().nullsFirst())
    .limit(perRun)
    .execute();
  if (orders.length === 0) return;
  await db.transaction().execute(async (trx) => {
    for (const { order_id } of orders) await jobs.enqueue(trx, trackOrderJob, { orderId: order_id });
  });
}
