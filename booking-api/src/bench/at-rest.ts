import pg from 'pg';

/**
 * Cleans the database up after it was filled: else it does so by itself, for a minute, on one of the cores that are
 * measured.
 */
export async function bringToRest(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}
