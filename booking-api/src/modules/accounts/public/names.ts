import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/** Names of accounts in the order of the alphabet; the email of one that has no name. */
export async function namesOf(db: Queries, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select(sql<string>`coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), email)`.as('name'))
    .where('id', 'in', ids)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}
