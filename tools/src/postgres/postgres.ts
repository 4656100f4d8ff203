import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { createCluster, launch } from './cluster.ts';
import { type Connection, freePort, keepConnection, newPassword, readConnection } from './connection.ts';
import { endPostmaster, findPostmaster, isAlive, untilGone } from './postmaster.ts';
import { serverAccount } from './run-as.ts';

export type PostgresOptions = {
  /** The data folder; the server is in its subfolder `postgres`. */
  dataDir: string;
  /** The database, created when absent; default `sendahead`. */
  database?: string | undefined;
  /** False for throw-away data: no waiting for the disk, so tests run faster. */
  durable?: boolean | undefined;
  /** Settings of the server in addition to its usual ones. */
  settings?: Readonly<Record<string, string>> | undefined;
};

/** A server to connect to. `stop` ends it only when this process is responsible for it. */
export type RunningPostgres = {
  url: string;
  stop: () => Promise<void>;
  /** Settles when the server is gone, for whatever reason; never for one of `DATABASE_URL`. */
  gone: () => Promise<void>;
};

/**
 * Returns a PostgreSQL 18 that is ready. `DATABASE_URL` takes precedence and is never touched; else the server of
 * the data folder is created, started, or taken over when an earlier owner was killed and left it running.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const databaseUrl = process.env.DATABASE_URL;
  if (databaseUrl) return { url: databaseUrl, stop: async () => {}, gone: () => new Promise(() => {}) };
  const folder = join(resolve(options.dataDir), 'postgres');
  mkdirSync(folder, { recursive: true });
  const running = await ensureServer(folder, { ...settings(options.durable ?? true), ...options.settings });
  const database = options.database ?? 'sendahead';
  await ensureDatabase(running.connection, database);
  return {
    url: urlOf(running.connection, database),
    stop: async () => {
      if (running.owned) await endPostmaster(running.pid);
    },
    gone: () => untilGone(running.pid),
  };
}

async function ensureServer(folder: string, given: Record<string, string>) {
  const stored = readConnection(folder);
  const running = stored && findPostmaster(join(folder, 'cluster'));
  if (stored && running) {
    const owned = stored.owner === process.pid || !isAlive(stored.owner);
    const connection: Connection = {
      ...stored,
      port: running.port,
      owner: owned ? process.pid : stored.owner,
    };
    if (owned) keepConnection(folder, connection);
    return { connection, pid: running.pid, owned };
  }
  const account = serverAccount();
  const connection: Connection = {
    port: await freePort(stored?.port),
    password: stored?.password ?? newPassword(),
    owner: process.pid,
  };
  keepConnection(folder, connection);
  createCluster(folder, connection.password, account);
  findPostmaster(join(folder, 'cluster'));
  const pid = await launch(folder, connection.port, given, account);
  return { connection, pid, owned: true };
}

function settings(durable: boolean): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? serverOptions : thrownAway),
  };
}

/** Memory for the tables of a busy shop, and enough log files to reuse. */
const serverOptions = { max_connections: '200', shared_buffers: '512MB', min_wal_size: '512MB' };

/** Settings for many small databases at the same time, each deleted after its tests. */
const thrownAway = {
  max_connections: '500',
  shared_buffers: '128MB',
  min_wal_size: '80MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

/** The address of a database on this server. */
export function urlOf(connection: Connection, database: string): string {
  return `postgres://sendahead:${connection.password}@127.0.0.1:${connection.port}/${database}`;
}

async function ensureDatabase(connection: Connection, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(connection, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database "${database.replaceAll('"', '""')}"`);
  } finally {
    await client.end();
  }
}
