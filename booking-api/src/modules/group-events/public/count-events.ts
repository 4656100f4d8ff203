import type { Queries } from '../../../platform/database/database.ts';

/** How many group events a club has. */
export async function countGroupEvents(db: Queries, clubId: number): Promise<number> {
  const { count } = await db
    .selectFrom('group_events')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('club_id', '=', clubId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
