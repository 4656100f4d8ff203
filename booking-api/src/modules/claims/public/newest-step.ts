import type { Queries } from '../../../platform/database/database.ts';

/** The instant of the newest step of a sent claim. */
export async function newestClaimStep(db: Queries): Promise<string> {
  const row = await db
    .selectFrom('claims')
    .select(({ fn }) => fn.max('state_at').as('newest'))
    .where('state', '<>', 'draft')
    .executeTakeFirst();
  return String(row?.newest ?? '');
}
