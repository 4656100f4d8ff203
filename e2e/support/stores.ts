import { rows } from './database.ts';

/** Every row of every table as text after the table's name, including the sandbox gateway's ledger. */
export async function databaseText(): Promise<string> {
  const tables = await rows<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')
         and tablename not in ('zip_codes', 'facilities')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const found = await rows<{ text: string }>(`select t::text as text from ${name} t`);
    texts.push(...found.map(({ text }) => `${name} ${text}`));
  }
  return texts.join('\n');
}
