import pg from 'pg';

/**
 * Vacuums the filled database and writes it to disk. Otherwise PostgreSQL does both on its own, for minutes,
 * during the measurement.
 */
export const vacuumDatabase = (databaseUrl: string): Promise<void> =>
  ask(databaseUrl, ['vacuum analyze', 'checkpoint']);

/** Refreshes the planner's statistics, so that plans made while the tables were empty are replaced. */
export const analyzeTables = (databaseUrl: string): Promise<void> => ask(databaseUrl, ['analyze']);

async function ask(databaseUrl: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
