import type { Country } from '@sendahead/shared-contracts/geo/lookup-calls';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Selectable } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { holidaysByCountry } from '../../calendar/public/store.ts';

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
    holidays: holidays.get(row.code) ?? [],
  }));
}

/** The codes of every country, by name. */
export async function countryCodes(db: Queries): Promise<string[]> {
  const rows = await db.selectFrom('countries').select('code').orderBy('name').execute();
  return rows.map(({ code }) => code);
}
