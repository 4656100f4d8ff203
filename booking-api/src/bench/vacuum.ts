import pg from 'pg';

/**
 * Cleans the database up after it was filled and writes it to the disk: else it does both by itself, for minutes, on the
 * cores and the disk that are measured.
 */
export const vacuumDatabase = (databaseUrl: string): Promise<void> =>
  ask(databaseUrl, ['vacuum analyze', 'checkpoint']);

/** Counts the tables: what was planned while they were empty is planned anew. */
export const analyzeTables = (databaseUrl: string): Promise<void> => ask(databaseUrl, ['analyze']);

async function ask(databaseUrl: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
