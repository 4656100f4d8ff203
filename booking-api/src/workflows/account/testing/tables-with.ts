import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export async function tables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Tables with a row that contains one of these words, in any column. */
export async function tablesWith(db: Database, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const anyOf = words.map((word) => `%${word}%`);
  for (const name of await tables(db)) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} t where t::text ilike any (${sql.val(anyOf)}::text[]) limit 1`.execute(
      db,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
