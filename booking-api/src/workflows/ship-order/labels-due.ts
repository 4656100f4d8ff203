import { sql } from 'kysely';
import type { ShippingContext } from './context.ts';
import { lastLabelDay } from './last-day.ts';
import { enqueueLabels, voidLabelQueue } from './queue.ts';

const perRun = 200;

/**
 * Finds the orders whose labels can be bought now: those whose day has come near, and those whose job was lost or gave
 * up. Labels that should have been voided are asked for again too.
 */
export async function labelsDue(context: ShippingContext): Promise<void> {
  const { db, jobs } = context;
  const free = sql<boolean>`(order_parcels.lease_until is null or order_parcels.lease_until <= now())`;
  const orders = await db
    .selectFrom('order_parcels')
    .innerJoin('orders', 'orders.id', 'order_parcels.order_id')
    .select('order_parcels.order_id')
    .distinct()
    .where('order_parcels.label', '=', 'wanted')
    .where('order_parcels.ship_date', '<=', lastLabelDay(context))
    .where('orders.status', '=', 'placed')
    .where(free)
    .limit(perRun)
    .execute();
  const voids = await db
    .selectFrom('order_parcels')
    .select('id')
    .where('label', '=', 'void_wanted')
    .where(free)
    .limit(perRun)
    .execute();
  if (orders.length + voids.length === 0) return;
  await db.transaction().execute(async (trx) => {
    for (const { order_id } of orders) await enqueueLabels(trx, jobs, order_id);
    for (const { id } of voids) await jobs.enqueue(trx, voidLabelQueue, { parcelId: id }, { retries: 2 });
  });
}
