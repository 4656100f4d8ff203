import type { Queries } from '../../../platform/database/database.ts';

/** The instant of the newest entry in an open cart. */
export async function newestCartEntry(db: Queries): Promise<string> {
  const row = await db
    .selectFrom('carts')
    .select(({ fn }) => fn.max('updated_at').as('newest'))
    .where('status', '=', 'open')
    .executeTakeFirst();
  return String(row?.newest ?? '');
}
