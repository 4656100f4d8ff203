import type { Queries } from '../../../platform/database/database.ts';
import type { Reference } from '../../../platform/database/reference.ts';
import { normalizeAddress, type WrittenAddress } from '../public/normalize-address.ts';
import { findStateCode } from '../public/store.ts';
import { addressVariants } from './address-variants.ts';

/**
 * Blocked units by the written place with its postal code or town; each has the sentence of the incident that
 * blocks it or ''; the empty unit is the whole house.
 */
type BlockList = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** AD-23, OPEN-29: whether shipping to or from an address is blocked, in any spelling. */
export const isBlocked = async (
  db: Queries,
  address: WrittenAddress,
  reference: Reference,
): Promise<boolean> => (await blockOf(db, address, reference)) !== undefined;

/**
 * The sentence of the incident that blocks an address, '' for a permanent block; undefined when it is not
 * blocked.
 */
export async function blockOf(
  db: Queries,
  address: WrittenAddress,
  reference: Reference,
): Promise<string | undefined> {
  if (address.address.trim() === '') return undefined;
  const { country_code: country, state } = address;
  const [list, code] = await Promise.all([
    reference.remember(['blocked addresses'], () => readBlockList(db)),
    reference.remember(['state code', country, state], () => findStateCode(db, country, state)),
  ]);
  const found = addressVariants({ ...address, state: code }).flatMap((reading) => {
    const { zipKey, townKey, unit } = normalizeAddress(reading);
    return [zipKey, townKey].map((key) => list.get(key)?.get('') ?? list.get(key)?.get(unit));
  });
  return found.find((sentence) => sentence !== undefined);
}

async function readBlockList(db: Queries): Promise<BlockList> {
  const rows = await db
    .selectFrom('blocked_addresses')
    .select(['zip_key', 'town_key', 'unit', 'reason', 'incident_id'])
    .execute();
  const list = new Map<string, Map<string, string>>();
  // Customers read an incident’s sentence; any other reason is for staff.
  for (const { zip_key, town_key, unit, reason, incident_id } of rows)
    for (const key of [zip_key, town_key])
      list.set(key, (list.get(key) ?? new Map()).set(unit, incident_id === null ? '' : reason));
  return list;
}

/** Blocks an address; does nothing when it is already blocked. */
export async function blockAddress(db: Queries, address: WrittenAddress, reason: string): Promise<void> {
  const state = await findStateCode(db, address.country_code, address.state);
  const { zipKey, townKey, unit } = normalizeAddress(addressVariants({ ...address, state })[0]);
  await db
    .insertInto('blocked_addresses')
    .values({ zip_key: zipKey, town_key: townKey, unit, reason })
    .onConflict((conflict) => conflict.columns(['zip_key', 'unit']).doNothing())
    .execute();
}
