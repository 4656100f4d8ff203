import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { watchPool } from '../metrics/pool-gauges.ts';
import { readEnvironment } from '../settings/environment.ts';
import { isLostConnection } from './lost-connection.ts';
import { newsOfTransactions, type SendNews } from './news-of-transactions.ts';

/** The name of a statement; undefined for one that is not prepared. */
type NameStatement = (text: string) => string | undefined;

/**
 * How many prepared statements a connection may have; beyond that (lists of varying length) queries run
 * unprepared.
 */
const limit = 400;

const isPlannable = (text: string): boolean => /^\s*(select|insert|update|delete|with)\b/i.test(text);

/** Whether it returns all columns of a table. */
const answersAll = (text: string): boolean => /[\s,.]\*/.test(text);

/**
 * Names the statements of one pool. A statement that returns all columns is not prepared: once a migration
 * adds a column PostgreSQL refuses it on every connection, while servers of the previous release are still
 * running.
 */
function statementNames(): NameStatement {
  const names = new Map<string, string>();
  return (text) => {
    const statementName = names.get(text);
    if (statementName || names.size >= limit || !isPlannable(text) || answersAll(text)) return statementName;
    const name = `q_${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** Object id of `date[]`, which pg does not name. */
const dateArray = 1182;

/** Dates and instants remain text: a `Date` would bring in a time zone. */
const readers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
  [pg.types.builtins.INT8]: Number,
  [dateArray]: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',')),
};

/** The connection timeout. Tests compile modules on the fly, which blocks their process for longer. */
const connectMs = readEnvironment().NODE_ENV === 'test' ? 30_000 : 5000;

/**
 * A pool for Kysely with named prepared statements, so that each connection plans a statement once; without
 * names when `named` is false. `sendNews` takes the news of its transactions, which are notified without it.
 */
export function preparedPool(
  connectionString: string,
  max: number,
  named: boolean,
  sendNews?: SendNews,
): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: connectMs,
    // A new connection must plan every statement again, so connections remain open; keep-alive stops the
    // network from closing idle ones.
    idleTimeoutMillis: 10 * 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    application_name: 'booking-api',
    // Requests run small queries: starting parallel workers would take longer than the answer.
    options: '-c max_parallel_workers_per_gather=0',
    types: { getTypeParser: (type: number) => readers[type] ?? pg.types.getTypeParser(type) },
  });
  // An idle connection lost to a database restart must not crash the process; the pool replaces it.
  pool.on('error', () => {});
  // The same for a connection lost while in use: its next query fails, and the caller gets that error.
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  const nameStatement: NameStatement = named ? statementNames() : () => undefined;
  const news = sendNews && newsOfTransactions(pool, sendNews);
  const unwatch = watchPool(pool);
  return {
    options: pool.options,
    end: () => {
      unwatch();
      return pool.end();
    },
    connect: async () => prepared(await pool.connect(), nameStatement, news),
  };
}

/**
 * A connection with prepared statements. A connection that the server has ended does not return to the pool.
 * Cursors are not used here, so they are refused.
 */
function prepared(
  client: pg.PoolClient,
  nameStatement: NameStatement,
  news: ReturnType<typeof newsOfTransactions> | undefined,
): PostgresPoolClient {
  let lost = false;
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('cursors are not supported');
    const name = nameStatement(text);
    const queryConfig = { ...(name ? { name } : {}), text: news?.asking(text) ?? text, values: [...values] };
    return client.query(queryConfig).then(
      (result) => {
        news?.after(client, result.command);
        return result;
      },
      (error: unknown) => {
        lost ||= isLostConnection(error);
        // It may have been committed; pages that read once more for nothing do no harm.
        if (lost) news?.after(client, 'COMMIT');
        throw error;
      },
    );
  }
  return { query, release: (destroy) => client.release(destroy === true || lost) };
}
