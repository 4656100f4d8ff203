import type { FlagFields } from '@sendahead/shared-contracts/console/flag-calls';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { FlagTables } from '../tables.ts';

type Exceptions = Selectable<FlagTables['flag_exceptions']>;
export type FlagRow = Selectable<FlagTables['flags']> & Exceptions;

/** The default of a flag that no one has changed. */
export const untouched: FlagFields & { revision: number } = {
  is_on: null,
  percent: 100,
  brands: [],
  staff: false,
  club_ids: [],
  people: [],
  except_brands: [],
  except_club_ids: [],
  except_people: [],
  revision: 0,
};

const noExceptions = { except_brands: [], except_club_ids: [], except_people: [] };

export async function readFlagRows(db: Queries): Promise<FlagRow[]> {
  const [rows, exceptions] = [
    await db.selectFrom('flags').selectAll().execute(),
    await db.selectFrom('flag_exceptions').selectAll().execute(),
  ];
  return rows.map((row) => ({ ...noExceptions, ...exceptions.find(({ key }) => key === row.key), ...row }));
}

/** A flag, locked until the transaction ends, even if no one has changed it before. */
export async function lockFlag(trx: Queries, key: string): Promise<FlagFields & { revision: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 1011))`.execute(trx);
  const row = await trx.selectFrom('flags').selectAll().where('key', '=', key).executeTakeFirst();
  const excepted = await trx
    .selectFrom('flag_exceptions')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();
  const { key: _, ...fields } = { key, ...untouched, ...excepted, ...row };
  return fields;
}

/** Writes a locked flag. */
export async function writeFlag(trx: Queries, row: FlagRow): Promise<void> {
  const { except_brands, except_club_ids, except_people, ...flag } = row;
  await trx
    .insertInto('flags')
    .values(flag)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(flag))
    .execute();
  const excepted = { except_brands, except_club_ids, except_people };
  await trx
    .insertInto('flag_exceptions')
    .values({ key: row.key, ...excepted })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(excepted))
    .execute();
}

/** Removes a deleted account from all flags. */
export async function forgetPersonInFlags(trx: Queries, userId: string): Promise<void> {
  await trx
    .updateTable('flags')
    .set({ people: sql<string[]>`array_remove(people, ${userId})` })
    .where(sql<boolean>`${userId} = any(people)`)
    .execute();
  await trx
    .updateTable('flag_exceptions')
    .set({ except_people: sql<string[]>`array_remove(except_people, ${userId})` })
    .where(sql<boolean>`${userId} = any(except_people)`)
    .execute();
}
