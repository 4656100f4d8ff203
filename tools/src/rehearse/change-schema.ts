import { join } from 'node:path';
import pg from 'pg';
import { root } from '../build/workspace.ts';
import { runGroup } from '../processes/process-group.ts';
import { holds, rows } from './databases.ts';
import type { Topology } from './topology.ts';

/** How long a report reads the orders while the column is added: longer than the migrator waits for its lock. */
const reportSeconds = 5;
const rowsAtOnce = 200;

/**
 * Moves a column of the orders table as a release does: a migration adds it while a report reads the table, old
 * rows are filled a few at a time, servers and workers restart, and another migration removes what is no longer
 * needed. At the end the table is as before.
 */
export async function changeSchema(topology: Topology, restart: () => Promise<void>): Promise<void> {
  const { url } = topology.primary;
  const report = readForLong(url);
  await applyMigrations(url, 'expand');
  await report;
  await fillRows(url);
  await restart();
  const agree =
    'select not exists (select from orders where rehearsed_cents is distinct from total_cents) as holds';
  if (!(await holds(url, agree))) throw new Error('the two places of a total differ');
  await applyMigrations(url, 'contract');
}

async function applyMigrations(url: string, folder: 'expand' | 'contract'): Promise<void> {
  const script = join(root, 'booking-api/src/bench/apply-migrations.ts');
  const words = [process.execPath, script, join(import.meta.dirname, 'schema', folder)];
  if ((await runGroup(words, { cwd: root, env: { NODE_ENV: 'test', DATABASE_URL: url } })) !== 0)
    throw new Error(`the migrations of ${folder} were not applied`);
}

/** A transaction that has read the orders and remains open; it blocks changes of the table. */
async function readForLong(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin; select count(*) from orders');
    await client.query(`select pg_sleep(${reportSeconds})`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function fillRows(url: string): Promise<void> {
  const some = `update orders set total_cents = total_cents where id in (
    select id from orders where rehearsed_cents is null limit ${rowsAtOnce} for update skip locked) returning id`;
  const lacking = 'select exists (select from orders where rehearsed_cents is null) as holds';
  while (await holds(url, lacking)) await rows(url, some);
}
