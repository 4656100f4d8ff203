import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { addDays } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import { enqueueStepMail } from '../../../modules/orders/public/mails/jobs.ts';
import { localTime } from '../../../platform/clock.ts';
import type { ShippingContext } from '../context.ts';

/** The earliest hour of the reminder, so that it wakes no one. */
const tellsFrom = 10;

/**
 * Reminds customers and travelers whose bags are picked up tomorrow, once per leg. A customer who ordered today has
 * just read it in the confirmation.
 */
export async function pickupTomorrow({ db, clock, jobs }: ShippingContext): Promise<void> {
  const { date, hour } = localTime(clock.now(), homeTimeZone);
  if (hour < tellsFrom) return;
  const legs = await db
    .selectFrom('order_parcels')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.id', '=', 'order_parcels.order_id')
        .onRef('orders.generation', '=', 'order_parcels.generation'),
    )
    .select(['orders.id', 'orders.generation', 'order_parcels.leg'])
    .distinct()
    .where('order_parcels.ship_date', '=', addDays(date, 1))
    .where('order_parcels.status', 'in', ['waiting', 'label_ready'])
    .where('orders.status', '=', 'placed')
    .where(sql<boolean>`(orders.placed_at at time zone ${homeTimeZone})::date < ${date}::date`)
    .where(sql<boolean>`not exists (select from order_mails where order_mails.order_id = orders.id
      and order_mails.kind = 'pickup_tomorrow.' || order_parcels.leg || '.' || orders.generation)`)
    .execute();
  if (legs.length === 0) return;
  await db.transaction().execute(async (trx) => {
    for (const { leg, ...order } of legs) await enqueueStepMail(trx, jobs, order, 'pickup_tomorrow', leg);
  });
}
