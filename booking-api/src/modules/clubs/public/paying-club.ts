import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/**
 * CO-138: the club whose account is charged and credited for a club: itself, or the one that it was merged
 * into. The lock makes a merge wait for the charge, and the charge for a merge.
 */
export async function payingClub(trx: Queries, clubId: number): Promise<number> {
  const row = await trx
    .selectFrom('facilities')
    .select('merged_into')
    .where('id', '=', clubId)
    .forShare()
    .executeTakeFirst();
  return row?.merged_into ?? clubId;
}

/** A club, with those that were merged into it, as a condition on a column. */
export const clubAndMerged = (column: string, clubId: number) =>
  sql<boolean>`${sql.ref(column)} in (
    select id from facilities where id = ${clubId} or merged_into = ${clubId})`;
