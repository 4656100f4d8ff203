import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { dataDir } from './settings.ts';

let pool: pg.Pool | undefined;

/** The product's database, to check what a journey stored, and to change data while it runs. */
function openPool(): pg.Pool {
  const kept: unknown = JSON.parse(readFileSync(join(dataDir, 'postgres/connection.json'), 'utf8'));
  if (typeof kept !== 'object' || kept === null || !('port' in kept) || !('password' in kept))
    throw new Error('the database of the journeys kept no connection');
  return new pg.Pool({
    connectionString: `postgres://sendahead:${kept.password}@127.0.0.1:${kept.port}/sendahead`,
    max: 2,
    idleTimeoutMillis: 500,
    allowExitOnIdle: true,
  });
}

/** Rows of one statement. */
export async function rows<Row extends object>(
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  pool ??= openPool();
  const answer = await pool.query<Row>(statement, [...values]);
  return answer.rows;
}

/** The only row of a statement; throws when there is no row, or more than one. */
export async function row<Row extends object>(
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row> {
  const [first, ...others] = await rows<Row>(statement, values);
  if (!first || others.length > 0)
    throw new Error(`${others.length + (first ? 1 : 0)} rows for ${statement}`);
  return first;
}
