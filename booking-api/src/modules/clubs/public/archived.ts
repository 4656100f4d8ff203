import { sql } from 'kysely';
import type { DatabaseTransaction, Queries } from '../../../platform/database/database.ts';

/** CO-137: whether one of some clubs is archived, so that nobody may choose it. */
export async function isArchived(db: Queries, ...clubIds: readonly number[]): Promise<boolean> {
  const row = await db
    .selectFrom('facilities')
    .select('id')
    .where('id', 'in', [...clubIds])
    .where('archived_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The archive columns of a club, with the club into which it was merged; undefined for an unknown number. */
export const findArchive = (db: Queries, clubId: number) =>
  db
    .selectFrom('facilities')
    .leftJoin('facilities as other', 'other.id', 'facilities.merged_into')
    .select(['facilities.archived_at', 'other.id as other_id', 'other.name as other_name'])
    .where('facilities.id', '=', clubId)
    .executeTakeFirst();

/** The archive columns of a club, locked until the transaction ends. */
export const lockArchive = (trx: DatabaseTransaction, clubId: number) =>
  trx
    .selectFrom('facilities')
    .select(['archived_at', 'merged_into'])
    .where('id', '=', clubId)
    .forUpdate()
    .executeTakeFirst();

/** A club without brands is found by nobody; its former ones return with it. */
export const putIntoArchive = (trx: DatabaseTransaction, clubId: number, at: string, mergedInto?: number) =>
  trx
    .updateTable('facilities')
    .set({
      archived_at: at,
      archived_brands: sql<string[]>`brand_slugs`,
      brand_slugs: [],
      ...(mergedInto === undefined ? {} : { merged_into: mergedInto }),
    })
    .where('id', '=', clubId)
    .execute();

/** The club has its former brands again. */
export const takeOutOfArchive = (trx: DatabaseTransaction, clubId: number) =>
  trx
    .updateTable('facilities')
    .set({ archived_at: null, brand_slugs: sql<string[]>`archived_brands`, archived_brands: [] })
    .where('id', '=', clubId)
    .execute();

/** Pages of clubs that were merged into one lead to another from now on. */
export const redirectMerged = (trx: DatabaseTransaction, { from, to }: { from: number; to: number }) =>
  trx.updateTable('facilities').set({ merged_into: to }).where('merged_into', '=', from).execute();
