import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A separate database for a test file: a copy of the migrated and seeded template. */
export type TestDatabase = { url: string; drop(): Promise<void> };

export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_POSTGRES_URL;
  const template = process.env.TEST_POSTGRES_TEMPLATE;
  if (!server || !template)
    throw new Error('The test PostgreSQL is not running: run jest with the booking-api project.');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name} template ${template} strategy wal_log`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
}

/**
 * Connections for a test's own look into a database. A pool has ended before its connections have: one that the drop of
 * its database cuts off then is no failure of the test that was last.
 */
export function openTestPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => {});
  return pool;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
