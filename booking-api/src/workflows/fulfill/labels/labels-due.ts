import { sql } from 'kysely';
import type { ShippingContext } from '../context.ts';
import { buyLabelsJob, voidLabelJob } from './jobs.ts';
import { labelDays } from './label-days.ts';
import { alertOfMissedDay, ordersWithMissedDay } from './missed-day.ts';

const perRun = 200;

/**
 * Finds the orders whose labels can be bought now: those whose day has come near, and those whose job was
 * lost or gave up. Orders whose pickup day passed without a label raise alerts. Overdue voids are queued
 * again too. A running job retries at least every five minutes; only work untouched for ten is resumed, so
 * that jobs do not pile up while a carrier is down.
 */
export async function labelsDue(context: ShippingContext): Promise<void> {
  const { db, jobs } = context;
  const untried = sql<boolean>`(case when order_parcels.lease_until is null
    then order_parcels.created_at < now() - interval '1 minute'
    else order_parcels.lease_until < now() - interval '10 minutes' end)`;
  const { first, last } = labelDays(context);
  const orders = await db
    .selectFrom('order_parcels')
    .innerJoin('orders', 'orders.id', 'order_parcels.order_id')
    .select('order_parcels.order_id')
    .distinct()
    .where('order_parcels.label', '=', 'wanted')
    .where('order_parcels.ship_date', '>=', first)
    .where('order_parcels.ship_date', '<=', last)
    .where('orders.status', '=', 'placed')
    .where(untried)
    .limit(perRun)
    .execute();
  const voids = await db
    .selectFrom('order_parcels')
    .select('id')
    .where('label', '=', 'void_wanted')
    .where(sql<boolean>`coalesce(void_after < now(), true)`)
    .where(untried)
    .limit(perRun)
    .execute();
  for (const orderId of await ordersWithMissedDay(context, perRun)) await alertOfMissedDay(context, orderId);
  if (orders.length + voids.length === 0) return;
  await db.transaction().execute(async (trx) => {
    for (const { order_id } of orders) await jobs.enqueue(trx, buyLabelsJob, { orderId: order_id });
    for (const { id } of voids) await jobs.enqueue(trx, voidLabelJob, { parcelId: id }, { retries: 2 });
  });
}
