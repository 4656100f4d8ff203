import { sql } from 'kysely';
import type { ShippingContext } from '../context.ts';
import { labelDays } from './label-days.ts';

/** Bags of placed orders that go out today or were to go out, and have no label ten minutes after they were ordered. */
export async function countLateLabels(
  context: Pick<ShippingContext, 'db' | 'clock' | 'carriers'>,
): Promise<number> {
  const row = await context.db
    .selectFrom('order_parcels')
    .innerJoin('orders', 'orders.id', 'order_parcels.order_id')
    .select((select) => select.fn.countAll<number>().as('bags'))
    .where('order_parcels.label', '=', 'wanted')
    .where('order_parcels.ship_date', '<=', labelDays(context).first)
    .where('order_parcels.created_at', '<', sql<string>`now() - interval '10 minutes'`)
    .where('orders.status', '=', 'placed')
    .executeTakeFirstOrThrow();
  return Number(row.bags);
}
