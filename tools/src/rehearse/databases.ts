import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { followPrimary, takeBackup } from '../drill/backup.ts';
import { type RunningPostgres, startPostgres } from '../postgres/postgres.ts';
import { findPostmaster } from '../postgres/postmaster.ts';
import { until } from './programs.ts';

/** A PostgreSQL server of the rehearsal. */
export interface Database extends RunningPostgres {
  readonly dataDir: string;
  readonly port: number;
}

/** Checkpoints as `deploy/compose.yaml` has them. */
const settings = {
  shared_buffers: '128MB',
  checkpoint_timeout: '60s',
  wal_level: 'replica',
  wal_keep_size: '512MB',
};

export const clusterOf = (dataDir: string): string => join(dataDir, 'postgres/cluster');

/** Creates or restarts the database of a data folder. */
export async function openDatabase(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const running = await startPostgres({ dataDir, settings });
  return { ...running, dataDir, port: Number(new URL(running.url).port) };
}

/** Starts a standby from a base backup. Each commit then waits for the standby, so promotion loses nothing. */
export async function addStandby(primary: Database, dataDir: string): Promise<Database> {
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  await takeBackup(primary.url, clusterOf(primary.dataDir), clusterOf(dataDir));
  // The standby has the password of its cluster.
  cpSync(join(primary.dataDir, 'postgres/connection.json'), join(dataDir, 'postgres/connection.json'));
  followPrimary(clusterOf(dataDir), primary.url);
  const standby = await openDatabase(dataDir);
  await until('the standby follows', async () =>
    holds(primary.url, "select exists (select from pg_stat_replication where state = 'streaming') as holds"),
  );
  await rows(primary.url, "alter system set synchronous_standby_names = '*'");
  await rows(primary.url, 'select pg_reload_conf()');
  return standby;
}

/** Makes the standby the only database that accepts writes. */
export async function promote({ url }: Database): Promise<void> {
  await rows(url, 'select pg_promote()');
}

/** Kills a database's server with its backends, without a warning. */
export async function killDatabase({ dataDir, gone }: Database): Promise<void> {
  const server = findPostmaster(clusterOf(dataDir));
  if (!server) throw new Error('the database is not running');
  process.kill(server.pid, 'SIGKILL');
  await gone();
}

/** The result of a query with one boolean, named `holds`. */
export async function holds(url: string, question: string): Promise<boolean> {
  return (await rows<{ holds: boolean }>(url, question))[0]?.holds === true;
}

export async function rows<Row extends object>(url: string, question: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end();
  }
}

/** The password of a cluster's own account. */
export const passwordOf = (dataDir: string): string =>
  JSON.parse(readFileSync(join(dataDir, 'postgres/connection.json'), 'utf8')).password;
