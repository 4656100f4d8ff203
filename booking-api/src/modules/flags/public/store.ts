import type { FlagFields } from '@sendahead/shared-contracts/console/flag-calls';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { FlagTables } from '../tables.ts';

export type FlagRow = Selectable<FlagTables['flags']>;

/** What holds of a flag that nobody has changed. */
export const untouched: FlagFields & { revision: number } = {
  is_on: null,
  percent: 100,
  brands: [],
  staff: false,
  club_ids: [],
  people: [],
  revision: 0,
};

export const readFlagRows = (db: Queries): Promise<FlagRow[]> => db.selectFrom('flags').selectAll().execute();

/** A flag, locked until the transaction ends, whether or not anybody has changed it before. */
export async function lockFlag(trx: Queries, key: string): Promise<FlagFields & { revision: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 1011))`.execute(trx);
  const row = await trx.selectFrom('flags').selectAll().where('key', '=', key).executeTakeFirst();
  const { key: _, ...fields } = row ?? { key, ...untouched };
  return fields;
}

/** Writes a flag that is locked. */
export async function writeFlag(trx: Queries, row: FlagRow): Promise<void> {
  await trx
    .insertInto('flags')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

/** An account that is deleted is named by no flag. */
export const forgetPersonInFlags = (trx: Queries, userId: string) =>
  trx
    .updateTable('flags')
    .set({ people: sql<string[]>`array_remove(people, ${userId})` })
    .where(sql<boolean>`${userId} = any(people)`)
    .execute();
