import { CompiledQuery, DummyDriver, Kysely, PostgresDialect, Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import { preparedPool } from './prepared-pool.ts';
import { together } from './together.ts';

export type Database = Kysely<Tables>;
/** What a store function takes: the database, or a transaction of it. */
export type Queries = Database | Transaction<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

/**
 * Ends a transaction behind `last`, which goes out together with the commit; settles when all of it is done. Only for
 * what was asked by now: whatever is asked later is refused. Throws what failed of it, and then nothing is written.
 */
export type End = (...last: readonly Promise<unknown>[]) => Promise<void>;

/**
 * A transaction in which what is asked together goes out together, and is answered in the order of the questions: each
 * sees what those before it did, and one that fails spoils those behind it. It ends when `work` does, or by `end`.
 */
export const transact = <T>(
  db: Database,
  work: (trx: DatabaseTransaction, end: End) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (held) => {
    let ended = false;
    const trx = await unqueued(held, () => {
      if (ended) throw new Error('asked of a transaction that has ended');
    });
    return work(trx, async (...last) => {
      const committed = trx.executeQuery(CompiledQuery.raw('commit'));
      ended = true;
      await together([...last, committed]);
    });
  });

/** Kysely lets the statements of a transaction wait for each other; the connection keeps their order by itself. */
async function unqueued(trx: DatabaseTransaction, requireOpen: () => void): Promise<DatabaseTransaction> {
  const executor = trx.getExecutor();
  const connection = await executor.provideConnection(async (held) => held);
  return new Transaction<Tables>({
    config: { dialect: noDialect },
    dialect: noDialect,
    driver: new DummyDriver(),
    executor: executor.withConnectionProvider({
      provideConnection: async (consumer) => {
        requireOpen();
        return consumer(connection);
      },
    }),
  });
}

/** A transaction opens no connection of its own. */
const noDialect = new PostgresDialect({ pool: () => Promise.reject(new Error('not to be opened')) });

/** Opens the pool; `destroy()` closes it. */
export function openDatabase(url: string, connections = 16): Database {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: async () => preparedPool(url, connections) }),
  });
}
