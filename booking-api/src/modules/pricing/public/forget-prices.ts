import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/**
 * Forgets why the prices of carts were corrected, and of the zip codes that were priced what is more than reports need:
 * five digits in the United States, the beginning elsewhere. Amounts and lines stay.
 */
export async function forgetPricesOfCarts(trx: Queries, cartIds: readonly string[]): Promise<void> {
  await trx.updateTable('rate_adjustments').set({ reason: '' }).where('cart_id', 'in', cartIds).execute();
  const cut = (end: ShipEnd) =>
    sql.raw(`to_jsonb(trim(left(inputs #>> '{${end},zip}',
      case when inputs #>> '{${end},country}' = 'US' then 5 else 3 end)))`);
  await trx
    .updateTable('quotes')
    .set({
      inputs: sql`jsonb_set(jsonb_set(inputs, '{origin,zip}', ${cut('origin')}), '{destination,zip}', ${cut('destination')})`,
    })
    .where('cart_id', 'in', cartIds)
    .where(sql<boolean>`inputs #>> '{origin,zip}' is not null and inputs #>> '{destination,zip}' is not null`)
    .execute();
}
