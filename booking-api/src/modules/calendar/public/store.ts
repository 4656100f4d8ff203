import { defaultCarrier } from '@sendahead/shared-contracts/constants';
import { type CalendarDate, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { type CutOff, usualCutOff } from './cut-off.ts';
import type { CarrierCalendar } from './working-days.ts';

/** US territories keep the calendar of the mainland. */
const territories = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);
export const calendarCountry = (country: string): string => (territories.has(country) ? 'US' : country);

/**
 * The days on which a carrier is closed in a country, by its own calendar. A carrier without one uses the
 * default carrier's calendar, or, when no carrier has one, the public holidays.
 */
export async function loadCalendar(db: Queries, country: string, carrier: string): Promise<CarrierCalendar> {
  const carrierOrDefault = carrier || defaultCarrier;
  return (
    (await readCalendar(db, country, carrierOrDefault)) ??
    (carrierOrDefault === defaultCarrier ? undefined : await readCalendar(db, country, defaultCarrier)) ??
    readPublicHolidays(db, country)
  );
}

/** Undefined for a carrier without a calendar there; one whose days staff removed has an empty one. */
async function readCalendar(
  db: Queries,
  country: string,
  carrier: string,
): Promise<CarrierCalendar | undefined> {
  const rows = await db
    .selectFrom('carrier_holidays')
    .select(['date', 'name', 'pickup', 'drop_off', 'removed'])
    .where('country', '=', calendarCountry(country))
    .where('carrier', '=', carrier)
    .orderBy('date')
    .execute();
  return rows.length === 0 ? undefined : calendarOf(rows);
}

async function readPublicHolidays(db: Queries, country: string): Promise<CarrierCalendar> {
  const rows = await db
    .selectFrom('country_holidays')
    .select(['date', 'pickup', 'drop_off', 'removed'])
    .select(sql<string>`coalesce(nullif(name, ''), 'Public holiday')`.as('name'))
    .where('country', '=', country)
    .orderBy('date')
    .execute();
  return calendarOf(rows);
}

type HolidayRow = { date: string; name: string; pickup: boolean; drop_off: boolean; removed: boolean };

const calendarOf = (rows: readonly HolidayRow[]): CarrierCalendar =>
  new Map(rows.flatMap(({ date, removed, ...holiday }) => (removed ? [] : [[date, holiday] as const])));

/** The days on which the usual carrier rests, by country; public holidays where it has no calendar. */
export async function holidaysByCountry(
  db: Queries,
  from: CalendarDate,
  to: CalendarDate,
): Promise<Map<string, CalendarDate[]>> {
  const [carrier, common] = await Promise.all([
    db
      .selectFrom('carrier_holidays')
      .select(['country', 'date'])
      .where('carrier', '=', defaultCarrier)
      .where('removed', '=', false)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .orderBy('date')
      .execute(),
    db
      .selectFrom('country_holidays')
      .select(['country', 'date'])
      .where('removed', '=', false)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .orderBy('date')
      .execute(),
  ]);
  const datesOf = (rows: readonly { country: string; date: string }[]) =>
    [...Map.groupBy(rows, (row) => row.country)].map(([country, days]): [string, CalendarDate[]] => [
      country,
      days.map((day) => calendarDate(day.date)),
    ]);
  return new Map([...datesOf(common), ...datesOf(carrier)]);
}

/** The hours of the longest matching prefix of the postal code, or the usual ones for a country without a row. */
export async function loadCutOff(db: Queries, country: string, zip: string): Promise<CutOff> {
  const row = await db
    .selectFrom('cut_offs')
    .select(['pickup_hour', 'drop_off_hour'])
    .where('country', '=', calendarCountry(country))
    .where('zip_prefix', 'in', ['', zip.slice(0, 3)])
    .orderBy(sql`length(zip_prefix)`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { pickupHour: row.pickup_hour, dropOffHour: row.drop_off_hour } : usualCutOff;
}

/** The carrier whose calendar a service level uses; the default carrier for an unknown level. */
export async function carrierOfLevel(db: Queries, id: number): Promise<string> {
  const row = await db.selectFrom('service_levels').select('carrier').where('id', '=', id).executeTakeFirst();
  return row?.carrier ?? defaultCarrier;
}
