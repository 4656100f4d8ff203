import type { CustomsItem } from '@sendahead/shared-contracts/orders/customs-calls';
import type { Queries } from '../../../platform/database/database.ts';

/** What a traveler has told customs of an order's bags; nothing where no list was saved. */
export async function savedItemsOf(db: Queries, orderId: string): Promise<CustomsItem[]> {
  const row = await db
    .selectFrom('customs_lists')
    .select('items')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.items ?? [];
}
