import { type CalendarDate, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { newId } from '../../../platform/security/secrets.ts';
import type { ContractPrice } from './contract-price.ts';

/** The terms of a contract, without its club. */
export type ContractTerms = Omit<ContractPrice, 'id' | 'clubId' | 'firstDay' | 'lastDay'> & {
  firstDay: CalendarDate;
  lastDay: CalendarDate | null;
};

export type ContractRow = Omit<Selectable<Tables['contract_prices']>, 'valid' | 'first_day' | 'last_day'> & {
  first_day: CalendarDate;
  last_day: CalendarDate | null;
};

/** Who added or ended a contract, when and why. */
export type ContractAct = { by: string; at: string; reason: string };

const daily = (row: Omit<Selectable<Tables['contract_prices']>, 'valid'>): ContractRow => ({
  ...row,
  first_day: calendarDate(row.first_day),
  last_day: row.last_day === null ? null : calendarDate(row.last_day),
});

const columns = [
  ...(['id', 'club_id', 'brand', 'line', 'carrier', 'tenths', 'first_day', 'last_day', 'reason'] as const),
  ...(['made_by', 'made_at', 'ended_by', 'ended_at', 'end_reason'] as const),
] as const;

/** A club's contract prices, newest first. */
export async function listContracts(db: Queries, clubId: number): Promise<ContractRow[]> {
  const rows = await db
    .selectFrom('contract_prices')
    .select(columns)
    .where('club_id', '=', clubId)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(daily);
}

/** Those that apply on a day or later. */
export const applyingFrom = (rows: readonly ContractRow[], day: CalendarDate): ContractRow[] =>
  rows.filter(({ first_day, last_day }) => last_day === null || (last_day >= day && last_day >= first_day));

/** Whether one of the rows is for the same bags with overlapping days. */
export const overlaps = (rows: readonly ContractRow[], terms: ContractTerms): boolean =>
  applyingFrom(rows, terms.firstDay).some(
    (row) =>
      row.brand === terms.brand &&
      row.line === terms.line &&
      row.carrier === terms.carrier &&
      (terms.lastDay === null || row.first_day <= terms.lastDay),
  );

export const termsOf = (row: ContractRow): ContractTerms => ({
  brand: row.brand,
  line: row.line,
  carrier: row.carrier,
  tenths: row.tenths,
  firstDay: row.first_day,
  lastDay: row.last_day,
});

/** Adds a row; returns its id. The caller has locked the club and checked that no row overlaps. */
export async function insertContract(
  trx: Queries,
  clubId: number,
  { firstDay, lastDay, ...terms }: ContractTerms,
  { by, at, reason }: ContractAct,
): Promise<string> {
  const id = newId('ctp');
  await trx
    .insertInto('contract_prices')
    .values({
      ...terms,
      id,
      club_id: clubId,
      first_day: firstDay,
      last_day: lastDay,
      reason,
      made_by: by,
      made_at: at,
    })
    .execute();
  return id;
}

/** Sets the last day of a row; a row that would begin later never begins. */
export async function endContract(
  trx: Queries,
  id: string,
  lastDay: CalendarDate,
  { by, at, reason }: ContractAct,
): Promise<void> {
  await trx
    .updateTable('contract_prices')
    .set({
      last_day: sql<string>`greatest(${lastDay}::date, first_day - 1)`,
      ended_by: by,
      ended_at: at,
      end_reason: reason,
    })
    .where('id', '=', id)
    .execute();
}
