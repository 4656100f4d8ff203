import { sql } from 'kysely';
import type { Queries } from '../../platform/database.ts';
import type { CutOff } from './cut-off.ts';
import type { CarrierCalendar } from './working-days.ts';

/** The carrier that is meant when a call names none. */
export const usualCarrier = 'FEDEX';

/** US territories keep the calendar of the mainland. */
const territories = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);
const calendarCountry = (country: string): string => (territories.has(country) ? 'US' : country);

export async function loadCalendar(db: Queries, country: string, carrier: string): Promise<CarrierCalendar> {
  const rows = await db
    .selectFrom('carrier_holidays')
    .select(['date', 'name', 'pickup', 'drop_off'])
    .where('country', '=', calendarCountry(country))
    .where('carrier', '=', carrier || usualCarrier)
    .orderBy('date')
    .execute();
  return new Map(rows.map(({ date, ...holiday }) => [date, holiday]));
}

/** The hours of the longest known prefix of the postal code. */
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
