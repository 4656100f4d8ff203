import type { Queries } from '../../../platform/database/database.ts';

/** CO-137: whether a club is archived, so that nobody may choose it. */
export async function isArchived(db: Queries, clubId: number): Promise<boolean> {
  const row = await db
    .selectFrom('facilities')
    .select('id')
    .where('id', '=', clubId)
    .where('archived_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
