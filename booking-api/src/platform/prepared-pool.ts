import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { ask } from './described-statement.ts';
import { isLostConnection } from './lost-connection.ts';

/** Statements a connection may hold prepared; beyond it (lists of varying length) queries run unprepared. */
const limit = 400;
const names = new Map<string, string>();

function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known) return known;
  if (names.size >= limit) return undefined;
  const name = `q_${createHash('sha256').update(sql).digest('base64url').slice(0, 20)}`;
  names.set(sql, name);
  return name;
}

/** Object id of `date[]`, which pg does not name. */
const dateArray = 1182;

/** `2026-12-24 23:00:00.25+00`, as the database writes instants where its time is UTC. */
const plainInstant = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/;

/** An instant in ISO form; what is no plain one is read by the platform. */
function readInstant(text: string): string {
  const [, date, time, fraction = ''] = plainInstant.exec(text) ?? [];
  if (date === undefined) return new Date(text).toISOString();
  return `${date}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}

/** Dates and instants stay text: a `Date` would drag a time zone in. */
const readers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.TIMESTAMPTZ]: readInstant,
  [pg.types.builtins.INT8]: Number,
  [dateArray]: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',')),
};

/** A pool for Kysely whose queries are prepared under a name made from their SQL, which doubles their throughput. */
export function preparedPool(connectionString: string, max: number): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5000,
    // A new connection plans anew all that it is asked; a silent one is kept awake, so that nothing between ends it.
    idleTimeoutMillis: 10 * 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    application_name: 'booking-api',
    types: { getTypeParser: (type: number) => readers[type] ?? pg.types.getTypeParser(type) },
    // What is asked together goes out together: the answers come in the order of the questions.
    pipeline: true,
  });
  // An idle connection lost to a database restart must not end the process; the pool replaces it.
  pool.on('error', () => {});
  // The same for one that is lost while it is lent out: its next query fails, which is told to whoever asked.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    // What a request asks is small: to start helpers for it takes longer than the answer. A lost connection tells who asks.
    client.query('set max_parallel_workers_per_gather = 0').catch(() => {});
  });
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => preparedOnce(await pool.connect()),
  };
}

const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

function preparedOnce(client: pg.PoolClient): PostgresPoolClient {
  const known = clients.get(client) ?? prepared(client);
  clients.set(client, known);
  return known;
}

/** PostgreSQL takes nothing more of a transaction in which something has failed. */
const isRefusedForAnother = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '25P02';

/** What the start of a transaction answers, and the end of one that has ended already. */
const begun = { command: 'BEGIN', rowCount: 0, rows: [] } as const;
const over = { command: 'COMMIT', rowCount: 0, rows: [] } as const;

/**
 * A connection whose statements are prepared. One that the server has ended is not given back to be lent again. Cursors
 * are not used here, so they are refused.
 */
function prepared(client: pg.PoolClient): PostgresPoolClient {
  let lost = false;
  /** What spoiled the transaction: those behind it, which are refused for its sake, fail with it. */
  let spoiled: unknown;
  /** The start of a transaction, on its way: nobody waits for it, its first statement goes with it. */
  let start: Promise<unknown> | undefined;
  /** Whether a transaction has begun, and its end was not asked for yet. */
  let open = false;
  async function run(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    if (sql === 'begin') {
      spoiled = undefined;
      open = true;
      start = send(sql, parameters);
      start.catch(() => {});
      return begun;
    }
    if (sql === 'commit' || sql === 'rollback') {
      if (!open) return over;
      open = false;
    }
    const answer = send(sql, parameters);
    const started = start;
    if (started === undefined) return answer;
    // Without its start a statement would stand for itself.
    await Promise.all([started, answer]);
    if (start === started) start = undefined;
    return answer;
  }
  let corked = false;
  /** What is asked within a moment leaves in one write. */
  function writeTogether(): void {
    if (corked) return;
    const { stream } = client.connection;
    corked = true;
    stream.cork();
    process.nextTick(() => {
      corked = false;
      stream.uncork();
    });
  }
  async function send(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    writeTogether();
    const name = /^\s*(select|insert|update|delete|with)\b/i.test(sql) ? nameOf(sql) : undefined;
    try {
      return await ask(client, { ...(name ? { name } : {}), text: sql, values: [...parameters] });
    } catch (error) {
      lost ||= isLostConnection(error);
      if (isRefusedForAnother(error)) throw spoiled ?? error;
      spoiled ??= error;
      throw error;
    }
  }
  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(sql: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new Error('cursors are not supported');
    return run(sql, parameters);
  }
  return { query, release: (destroy) => client.release(destroy === true || lost) };
}
