import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { Order } from '../../../modules/orders/public/store.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';

/** Takes bags of an order into its next generation, with what was billed for them; those of some legs are left behind. */
export async function keepBags(
  trx: DatabaseTransaction,
  order: Pick<Order, 'id' | 'generation'>,
  generation: number,
  without: readonly LegName[],
): Promise<void> {
  for (const table of ['order_parcels', 'address_corrections'] as const)
    await trx
      .updateTable(table)
      .set({ generation })
      .where('order_id', '=', order.id)
      .where('generation', '=', order.generation)
      .$if(without.length > 0, (query) => query.where('leg', 'not in', without))
      .execute();
}
