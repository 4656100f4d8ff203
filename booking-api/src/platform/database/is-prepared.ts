import pg from 'pg';
import { listMigrations } from './migrations.ts';

/** Whether a database has every migration of this release. Rejects when it cannot be reached. */
export async function isPrepared(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'prepare' });
  await client.connect();
  try {
    const found = await client.query<{ ready: boolean }>(
      "select to_regclass('migrations') is not null as ready",
    );
    if (!found.rows[0]?.ready) return false;
    const applied = await client.query('select name from migrations');
    const names = new Set(applied.rows.map(({ name }) => name));
    return listMigrations().every(({ name }) => names.has(name));
  } finally {
    await client.end();
  }
}
