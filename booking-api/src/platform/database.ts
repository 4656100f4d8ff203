import { DummyDriver, Kysely, PostgresDialect, sql, Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import { preparedPool } from './prepared-pool.ts';

export type Database = Kysely<Tables>;
/** What a store function takes: the database, or a transaction of it. */
export type Queries = Database | Transaction<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

/**
 * A transaction in which what is asked together goes out together, and is answered in the order of the questions: each
 * sees what those before it did, and one that fails spoils those behind it.
 */
export const transact = <T>(db: Database, work: (trx: DatabaseTransaction) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => work(await unqueued(trx)));

/** Kysely lets the statements of a transaction wait for each other; the connection keeps their order by itself. */
async function unqueued(trx: DatabaseTransaction): Promise<DatabaseTransaction> {
  const executor = trx.getExecutor();
  const connection = await executor.provideConnection(async (held) => held);
  return new Transaction<Tables>({
    config: { dialect: noDialect },
    dialect: noDialect,
    driver: new DummyDriver(),
    executor: executor.withConnectionProvider({ provideConnection: (consumer) => consumer(connection) }),
  });
}

/** A transaction opens no connection of its own. */
const noDialect = new PostgresDialect({ pool: () => Promise.reject(new Error('not to be opened')) });

/**
 * Lets a transaction end before it is on the disk. Only for what a later commit of the same work carries to the disk
 * before anything is done that cannot be undone, or what can be found out again elsewhere.
 */
export const commitWithoutWaiting = async (trx: DatabaseTransaction): Promise<void> => {
  await sql`select set_config('synchronous_commit', 'off', true)`.execute(trx);
};

/** Opens the pool; `destroy()` closes it. */
export function openDatabase(url: string, connections = 16): Database {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: async () => preparedPool(url, connections) }),
  });
}
