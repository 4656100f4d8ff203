import type { Country } from '@sendahead/shared-contracts/geo/lookup-calls';
import {
  addDays,
  type CalendarDate,
  calendarDate,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Selectable } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { usualCarrier } from '../../calendar/public/store.ts';

export type CountryRow = Selectable<Tables['countries']>;

/** How far ahead holidays are listed. */
const horizonDays = 548;

export async function findCountry(db: Queries, code: string): Promise<CountryRow | undefined> {
  return db.selectFrom('countries').selectAll().where('code', '=', code).executeTakeFirst();
}

/** OPEN-25: every country with the rules of its form, by name, and its holidays of the next eighteen months. */
export async function listCountries(db: Queries, today: CalendarDate): Promise<Country[]> {
  const [rows, holidays] = await Promise.all([
    db.selectFrom('countries').selectAll().orderBy('name').execute(),
    holidaysByCountry(db, today, addDays(today, horizonDays)),
  ]);
  return rows.map(({ time_zone: _, ...row }) => ({
    ...row,
    holidays: (holidays.get(row.code) ?? []).map(calendarDate),
  }));
}

/** The days on which the default carrier is closed; public holidays when it has no calendar. */
async function holidaysByCountry(
  db: Queries,
  from: CalendarDate,
  to: CalendarDate,
): Promise<Map<string, string[]>> {
  const [carrier, common] = await Promise.all([
    db
      .selectFrom('carrier_holidays')
      .select(['country', 'date'])
      .where('carrier', '=', usualCarrier)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .orderBy('date')
      .execute(),
    db
      .selectFrom('country_holidays')
      .select(['country', 'date'])
      .where('date', '>=', from)
      .where('date', '<=', to)
      .orderBy('date')
      .execute(),
  ]);
  const datesOf = (rows: readonly { country: string; date: string }[]) =>
    [...Map.groupBy(rows, (row) => row.country)].map(([country, days]): [string, string[]] => [
      country,
      days.map((day) => day.date),
    ]);
  return new Map([...datesOf(common), ...datesOf(carrier)]);
}
