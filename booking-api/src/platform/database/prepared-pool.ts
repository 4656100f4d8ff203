import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { watchPool } from '../metrics/pool-gauges.ts';
import { readEnvironment } from '../settings/environment.ts';
import { isLostConnection } from './lost-connection.ts';

/** Gives a statement its name; undefined for one that is not prepared. */
type NameStatement = (text: string) => string | undefined;

/** Statements a connection may hold prepared; beyond it (lists of varying length) queries run unprepared. */
const limit = 400;

const isPlannable = (text: string): boolean => /^\s*(select|insert|update|delete|with)\b/i.test(text);

/** Whether it answers whatever columns a table has. */
const answersAll = (text: string): boolean => /[\s,.]\*/.test(text);

/**
 * Names the statements of one pool. One that answers all columns is not prepared: PostgreSQL refuses it on every
 * connection once a migration adds a column, and servers of the release before go on running then.
 */
function statementNames(): NameStatement {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= limit || !isPlannable(text) || answersAll(text)) return known;
    const name = `q_${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** Object id of `date[]`, which pg does not name. */
const dateArray = 1182;

/** Dates and instants stay text: a `Date` would drag a time zone in. */
const readers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
  [pg.types.builtins.INT8]: Number,
  [dateArray]: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',')),
};

/** Until a connection counts as lost. A test compiles modules as it goes, which holds its process up for longer. */
const connectMs = readEnvironment().NODE_ENV === 'test' ? 30_000 : 5000;

/**
 * A pool for Kysely whose statements are prepared under a name, so that each is planned once on a connection; without
 * names where `named` is false.
 */
export function preparedPool(connectionString: string, max: number, named: boolean): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: connectMs,
    // A new connection has to plan every statement again, so connections stay open; keep-alive stops the
    // network from closing idle ones.
    idleTimeoutMillis: 10 * 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    application_name: 'booking-api',
    // What a request asks is small: to start helpers for it takes longer than the answer.
    options: '-c max_parallel_workers_per_gather=0',
    types: { getTypeParser: (type: number) => readers[type] ?? pg.types.getTypeParser(type) },
  });
  // An idle connection lost to a database restart must not end the process; the pool replaces it.
  pool.on('error', () => {});
  // The same for a connection lost while it is in use: its next query fails, and the caller gets that error.
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  const nameStatement: NameStatement = named ? statementNames() : () => undefined;
  const unwatch = watchPool(pool);
  return {
    options: pool.options,
    end: () => {
      unwatch();
      return pool.end();
    },
    connect: async () => prepared(await pool.connect(), nameStatement),
  };
}

/**
 * A connection whose statements are prepared. One that the server has ended is not returned to the pool. Cursors are
 * not used here, so they are refused.
 */
function prepared(client: pg.PoolClient, nameStatement: NameStatement): PostgresPoolClient {
  let lost = false;
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('cursors are not supported');
    const name = nameStatement(text);
    return client.query({ ...(name ? { name } : {}), text, values: [...values] }).catch((error: unknown) => {
      lost ||= isLostConnection(error);
      throw error;
    });
  }
  return { query, release: (destroy) => client.release(destroy === true || lost) };
}
