import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { CutOff } from './cut-off.ts';
import type { CarrierCalendar } from './working-days.ts';

/** The default carrier of calls that name none. */
export const usualCarrier = 'FEDEX';

/** US territories keep the calendar of the mainland. */
const territories = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);
const calendarCountry = (country: string): string => (territories.has(country) ? 'US' : country);

/**
 * The days on which a carrier is closed in a country, by its own calendar. A carrier without one uses the
 * default carrier's calendar, or, when no carrier has one, the public holidays.
 */
export async function loadCalendar(db: Queries, country: string, carrier: string): Promise<CarrierCalendar> {
  const own = await readCalendar(db, country, carrier || usualCarrier);
  if (own.size > 0) return own;
  const usual = carrier && carrier !== usualCarrier ? await readCalendar(db, country, usualCarrier) : own;
  return usual.size > 0 ? usual : readPublicHolidays(db, country);
}

async function readCalendar(db: Queries, country: string, carrier: string): Promise<CarrierCalendar> {
  const rows = await db
    .selectFrom('carrier_holidays')
    .select(['date', 'name', 'pickup', 'drop_off'])
    .where('country', '=', calendarCountry(country))
    .where('carrier', '=', carrier)
    .orderBy('date')
    .execute();
  return new Map(rows.map(({ date, ...holiday }) => [date, holiday]));
}

async function readPublicHolidays(db: Queries, country: string): Promise<CarrierCalendar> {
  const rows = await db
    .selectFrom('country_holidays')
    .select('date')
    .where('country', '=', country)
    .orderBy('date')
    .execute();
  return new Map(rows.map(({ date }) => [date, { name: 'Public holiday', pickup: true, drop_off: true }]));
}

/** The hours of the longest matching prefix of the postal code. */
export async function loadCutOff(db: Queries, country: string, zip: string): Promise<CutOff> {
  const row = await db
    .selectFrom('cut_offs')
    .select(['pickup_hour', 'drop_off_hour'])
    .where('country', '=', calendarCountry(country))
    .where('zip_prefix', 'in', ['', zip.slice(0, 3)])
    .orderBy(sql`length(zip_prefix)`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return { pickupHour: row?.pickup_hour ?? 16, dropOffHour: row?.drop_off_hour ?? 18 };
}

/** The carrier whose calendar a service level uses; the default carrier for an unknown level. */
export async function carrierOfLevel(db: Queries, id: number): Promise<string> {
  const row = await db.selectFrom('service_levels').select('carrier').where('id', '=', id).executeTakeFirst();
  return row?.carrier ?? usualCarrier;
}
