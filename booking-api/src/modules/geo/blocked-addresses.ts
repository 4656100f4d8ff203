import type { Queries } from '../../platform/database.ts';
import { normaliseAddress, type WrittenAddress } from './normalise-address.ts';

/** AD-23, OPEN-29: whether nothing may be sent to or from an address, however it is written. */
export async function isBlocked(db: Queries, address: WrittenAddress): Promise<boolean> {
  if (address.address.trim() === '') return false;
  const { zipKey, townKey, unit } = normaliseAddress(address);
  const row = await db
    .selectFrom('blocked_addresses')
    .select('id')
    .where((where) => where.or([where('zip_key', '=', zipKey), where('town_key', '=', townKey)]))
    .where('unit', 'in', [...new Set(['', unit])])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Blocks an address; does nothing when it is blocked already. */
export async function blockAddress(db: Queries, address: WrittenAddress, reason: string): Promise<void> {
  const { zipKey, townKey, unit } = normaliseAddress(address);
  await db
    .insertInto('blocked_addresses')
    .values({ zip_key: zipKey, town_key: townKey, unit, reason })
    .onConflict((conflict) => conflict.columns(['zip_key', 'unit']).doNothing())
    .execute();
}
