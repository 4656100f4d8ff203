import { Kysely, type LogEvent, PostgresDialect, type Transaction } from 'kysely';
import type { SendNews } from './news-of-transactions.ts';
import { preparedPool } from './prepared-pool.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/** The parameter of a store function: the database, or a transaction of it. */
export type Queries = Database | Transaction<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

/**
 * Opens the pool; `destroy()` closes it. `named`: whether each connection plans a statement only once.
 * `heard` is called after each statement; `sendNews` after each transaction with news.
 */
export function openDatabase(
  url: string,
  connections = 16,
  named = true,
  heard?: (statement: LogEvent) => void,
  sendNews?: SendNews,
): Database {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: preparedPool(url, connections, named, sendNews) }),
    ...(heard ? { log: heard } : {}),
  });
}
