import { sql } from 'kysely';
import { raiseAlert } from '../../modules/alerts/public/alerts.ts';
import type { ShippingContext } from './context.ts';
import { lastLabelDay } from './last-day.ts';
import { pickupDayIsOver } from './pickup-day.ts';
import { enqueueLabels, voidLabelQueue } from './queue.ts';

const perRun = 200;

/**
 * Finds the orders whose labels can be bought now: those whose day has come near, and those whose job was lost or gave
 * up. Labels that should have been voided are asked for again too. A job that is at work tries again at least every five
 * minutes; only what nobody tried for ten is taken up, so that jobs do not pile up while a carrier is down.
 */
export async function labelsDue(context: ShippingContext): Promise<void> {
  const { db, jobs } = context;
  const untried = sql<boolean>`(case when order_parcels.lease_until is null
    then order_parcels.created_at < now() - interval '1 minute'
    else order_parcels.lease_until < now() - interval '10 minutes' end)`;
  await alertOfMissedDays(context);
  const orders = await db
    .selectFrom('order_parcels')
    .innerJoin('orders', 'orders.id', 'order_parcels.order_id')
    .select('order_parcels.order_id')
    .distinct()
    .where('order_parcels.label', '=', 'wanted')
    .where('order_parcels.ship_date', '<=', lastLabelDay(context))
    .where('orders.status', '=', 'placed')
    .where((where) => where.not(pickupDayIsOver(context)))
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
  if (orders.length + voids.length === 0) return;
  await db.transaction().execute(async (trx) => {
    for (const { order_id } of orders) await enqueueLabels(trx, jobs, order_id);
    for (const { id } of voids) await jobs.enqueue(trx, voidLabelQueue, { parcelId: id }, { retries: 2 });
  });
}

/** Bags whose day of pickup is over without a label wait for a person, who is alerted once. */
async function alertOfMissedDays(context: ShippingContext): Promise<void> {
  const missed = await context.db
    .selectFrom('order_parcels')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.id', '=', 'order_parcels.order_id')
        .onRef('orders.generation', '=', 'order_parcels.generation'),
    )
    .select(['order_parcels.order_id', 'order_parcels.generation'])
    .distinct()
    .where('order_parcels.label', '=', 'wanted')
    .where('orders.status', '=', 'placed')
    .where(pickupDayIsOver(context))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('operator_alerts')
            .select('operator_alerts.id')
            .where('kind', '=', 'pickup_day_over')
            .where('subject', '=', sql<string>`order_parcels.order_id || ':' || order_parcels.generation`),
        ),
      ),
    )
    .limit(perRun)
    .execute();
  for (const { order_id, generation } of missed)
    await raiseAlert(context.db, 'pickup_day_over', `${order_id}:${generation}`, { order: order_id });
}
