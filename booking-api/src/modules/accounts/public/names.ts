import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/** Names of accounts in alphabetical order; the email of an account without a name. */
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

/** The name of an account, or its email; empty for a deleted account. */
export const nameOf = async (db: Queries, id: string): Promise<string> => (await namesOf(db, [id]))[0] ?? '';

/** Accounts whose name matches a part of a name. */
const most = 200;

/** The ids of non-customer accounts that meet every condition. */
export async function staffFoundBy(
  db: Queries,
  conditions: readonly RawBuilder<boolean>[],
): Promise<string[]> {
  let found = db.selectFrom('users').select('id').where('role', '<>', 'consumer').limit(most);
  for (const condition of conditions) found = found.where(condition);
  return (await found.execute()).map(({ id }) => id);
}
