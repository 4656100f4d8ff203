import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { calendarCountry } from './store.ts';

/** Whose holidays: those of a carrier in a country, or the public ones of a country without carrier calendars. */
export type HolidayCalendar = { carrier: string | null; country: string };

export type Holiday = {
  name: string;
  pickup: boolean;
  drop_off: boolean;
  source: string;
  checked_on: CalendarDate | null;
  removed: boolean;
};
export type DatedHoliday = HolidayCalendar & Omit<Holiday, 'removed'> & { date: CalendarDate };

const columns = sql.raw('name, pickup, drop_off, source, checked_on');

/** The rows of a calendar, as its table and their condition. */
const rowsOf = ({ carrier, country }: HolidayCalendar): RawBuilder<unknown> =>
  carrier === null
    ? sql`country_holidays where country = ${country}`
    : sql`carrier_holidays where carrier = ${carrier} and country = ${country}`;

/** Every calendar: carriers by country, then the countries whose public holidays are used. */
export async function listCalendars(
  db: Queries,
  countries: readonly string[],
): Promise<readonly HolidayCalendar[]> {
  const carriers = await db
    .selectFrom('carrier_holidays')
    .select(['carrier', 'country'])
    .distinct()
    .orderBy('country', 'desc')
    .orderBy('carrier')
    .execute();
  const own = new Set(carriers.map(({ country }) => country));
  const others = countries.filter((country) => !own.has(calendarCountry(country)));
  return [...carriers, ...others.map((country) => ({ carrier: null, country }))];
}

/** The holidays of a calendar, or of every carrier, between two days, without removed ones. */
export async function listHolidays(
  db: Queries,
  calendar: HolidayCalendar | undefined,
  { from, until }: { from: string; until: string },
): Promise<DatedHoliday[]> {
  const carrier = calendar?.carrier === null ? sql`null` : sql`carrier`;
  const rows = calendar ? rowsOf(calendar) : sql`carrier_holidays where true`;
  const { rows: found } = await sql<DatedHoliday>`
    select ${carrier} as carrier, country, date, ${columns} from ${rows}
      and date between ${from} and ${until} and not removed
    order by date, carrier, country`.execute(db);
  return found;
}

/** A holiday, also a removed one, locked until the transaction ends. */
export async function lockHoliday(
  trx: Queries,
  calendar: HolidayCalendar,
  date: string,
): Promise<Holiday | undefined> {
  const { rows } = await sql<Holiday>`
    select ${columns}, removed from ${rowsOf(calendar)} and date = ${date} for update`.execute(trx);
  return rows[0];
}

/** Writes all of a holiday that is locked. */
export async function writeHoliday(
  trx: Queries,
  { carrier, country }: HolidayCalendar,
  date: string,
  holiday: Holiday,
): Promise<void> {
  if (carrier === null)
    await trx
      .updateTable('country_holidays')
      .set(holiday)
      .where('country', '=', country)
      .where('date', '=', date)
      .execute();
  else
    await trx
      .updateTable('carrier_holidays')
      .set(holiday)
      .where('carrier', '=', carrier)
      .where('country', '=', country)
      .where('date', '=', date)
      .execute();
}

/** Adds a holiday, also where one was removed; false where the calendar has one on that day. */
export async function addHoliday(
  trx: Queries,
  { carrier, country }: HolidayCalendar,
  date: string,
  given: Omit<Holiday, 'removed'>,
): Promise<boolean> {
  const holiday = { ...given, removed: false };
  const added =
    carrier === null
      ? await trx
          .insertInto('country_holidays')
          .values({ country, date, ...holiday })
          .onConflict((conflict) =>
            conflict
              .columns(['country', 'date'])
              .doUpdateSet(holiday)
              .where('country_holidays.removed', '=', true),
          )
          .returning('date')
          .executeTakeFirst()
      : await trx
          .insertInto('carrier_holidays')
          .values({ carrier, country, date, ...holiday })
          .onConflict((conflict) =>
            conflict
              .columns(['carrier', 'country', 'date'])
              .doUpdateSet(holiday)
              .where('carrier_holidays.removed', '=', true),
          )
          .returning('date')
          .executeTakeFirst();
  return added !== undefined;
}

/** Whether two name the same calendar. */
export const isSame = (a: HolidayCalendar, b: HolidayCalendar): boolean =>
  a.carrier === b.carrier && a.country === b.country;
