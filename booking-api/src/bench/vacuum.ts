import pg from 'pg';

/**
 * Vacuums the database after it was filled and writes it to the disk. Else it does both by itself, for
 * minutes, while the calls are measured.
 */
export const vacuumDatabase = (databaseUrl: string): Promise<void> =>
  ask(databaseUrl, ['vacuum analyze', 'checkpoint']);

/** Refreshes the planner's statistics, so that plans made while the tables were empty are made again. */
export const analyzeTables = (databaseUrl: string): Promise<void> => ask(databaseUrl, ['analyze']);

async function ask(databaseUrl: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
