import type { Queries } from '../../../platform/database/database.ts';
import type { Reference } from '../../../platform/database/reference.ts';
import { normaliseAddress, type WrittenAddress } from '../public/normalise-address.ts';
import { findStateCode } from '../public/store.ts';
import { addressVariants } from './address-variants.ts';

/** By how a place is written, with its postal code or with its town: the units of it; the empty one is the whole house. */
type BlockList = ReadonlyMap<string, ReadonlySet<string>>;

/** AD-23, OPEN-29: whether nothing may be sent to or from an address, however it is written. */
export async function isBlocked(
  db: Queries,
  address: WrittenAddress,
  reference: Reference,
): Promise<boolean> {
  if (address.address.trim() === '') return false;
  const { country_code: country, state } = address;
  const [list, code] = await Promise.all([
    reference.remember(['blocked addresses'], () => readBlockList(db)),
    reference.remember(['state code', country, state], () => findStateCode(db, country, state)),
  ]);
  return addressVariants({ ...address, state: code }).some((reading) => {
    const { zipKey, townKey, unit } = normaliseAddress(reading);
    return [zipKey, townKey].some((key) => {
      const units = list.get(key);
      return units !== undefined && (units.has('') || units.has(unit));
    });
  });
}

async function readBlockList(db: Queries): Promise<BlockList> {
  const rows = await db.selectFrom('blocked_addresses').select(['zip_key', 'town_key', 'unit']).execute();
  const list = new Map<string, Set<string>>();
  for (const { zip_key, town_key, unit } of rows)
    for (const key of [zip_key, town_key]) list.set(key, (list.get(key) ?? new Set()).add(unit));
  return list;
}

/** Blocks an address; does nothing when it is blocked already. */
export async function blockAddress(db: Queries, address: WrittenAddress, reason: string): Promise<void> {
  const state = await findStateCode(db, address.country_code, address.state);
  const { zipKey, townKey, unit } = normaliseAddress(addressVariants({ ...address, state })[0]);
  await db
    .insertInto('blocked_addresses')
    .values({ zip_key: zipKey, town_key: townKey, unit, reason })
    .onConflict((conflict) => conflict.columns(['zip_key', 'unit']).doNothing())
    .execute();
}
