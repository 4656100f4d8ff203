import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';

/** Bags of placed orders that leave by a day, and have no label ten minutes after the order. */
export async function countBagsWithoutLabel(db: Queries, by: CalendarDate): Promise<number> {
  const row = await db
    .selectFrom('order_parcels')
    .innerJoin('orders', 'orders.id', 'order_parcels.order_id')
    .select((select) => select.fn.countAll<number>().as('bags'))
    .where('order_parcels.label', '=', 'wanted')
    .where('order_parcels.ship_date', '<=', by)
    .where('order_parcels.created_at', '<', sql<string>`now() - interval '10 minutes'`)
    .where('orders.status', '=', 'placed')
    .executeTakeFirstOrThrow();
  return Number(row.bags);
}
