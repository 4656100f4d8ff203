import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/**
 * Erases the reasons for price corrections of carts, and shortens priced zip codes to what reports need: five
 * digits in the United States, the beginning elsewhere. Amounts and lines are kept.
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
