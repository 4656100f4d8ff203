import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { ClubTables } from '../tables.ts';

type Facility = ClubTables['facilities'];

/** A new facility; everything else of it is set afterwards. */
export type NewFacility = Pick<
  Facility,
  | 'kind'
  | 'brand_slugs'
  | 'name'
  | 'phone'
  | 'address_1'
  | 'city'
  | 'state'
  | 'zip'
  | 'country'
  | 'sender_name'
  | 'latitude'
  | 'longitude'
  | 'time_zone'
>;

/**
 * Ids are assigned in sequence, and of two simultaneous inserts the second one finds the first one's
 * facility.
 */
export const lockFacilities = (trx: DatabaseTransaction) =>
  sql`lock table facilities in share row exclusive mode`.execute(trx);

/** Facilities of that name in that country, ignoring case. */
const namesakes = (trx: DatabaseTransaction, { name, country }: Pick<Facility, 'name' | 'country'>) =>
  trx
    .selectFrom('facilities')
    .select('id')
    .where(sql<string>`lower(name)`, '=', name.trim().toLowerCase())
    .where('country', '=', country);

/** Whether a facility of that name has that postal code. */
export async function isFacilityThere(
  trx: DatabaseTransaction,
  facility: Pick<Facility, 'name' | 'zip' | 'country'>,
): Promise<boolean> {
  const found = await namesakes(trx, facility).where('zip', '=', facility.zip).executeTakeFirst();
  return found !== undefined;
}

/** Whether a facility of that name is in that town: it may be a different one, or a duplicate. */
export async function isFacilityInTown(
  trx: DatabaseTransaction,
  facility: Pick<Facility, 'name' | 'city' | 'country'>,
): Promise<boolean> {
  const found = await namesakes(trx, facility)
    .where(sql<string>`lower(city)`, '=', facility.city.trim().toLowerCase())
    .executeTakeFirst();
  return found !== undefined;
}

/** Facilities per statement; each uses some 25 of the 65,535 parameters. */
const perStatement = 1000;

/**
 * Inserts facilities that are open every day and have no carrier pickup, under `lockFacilities`. Returns
 * their ids.
 */
export async function insertFacilities(
  trx: DatabaseTransaction,
  facilities: readonly NewFacility[],
): Promise<number[]> {
  const { last } = await trx
    .selectFrom('facilities')
    .select(sql<number>`coalesce(max(id), 0)`.as('last'))
    .executeTakeFirstOrThrow();
  const rows = facilities.map((facility, at) => ({
    ...facility,
    id: last + 1 + at,
    icon: facility.kind,
    preferred: false,
    free_insurance: false,
    opening_hours: '',
    closed_weekdays: [],
    closed_dates: [],
    pickup_carriers: [],
    carrier_preferences: [],
    has_fedex_ground_pickup: false,
    club_sessions: sql<[]>`'[]'::jsonb`,
    club_note: '',
    consumer_note: '',
  }));
  for (let at = 0; at < rows.length; at += perStatement)
    await trx
      .insertInto('facilities')
      .values(rows.slice(at, at + perStatement))
      .execute();
  return rows.map(({ id }) => id);
}
