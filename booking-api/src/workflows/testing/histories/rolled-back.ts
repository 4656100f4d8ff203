import { type ControlledTransaction, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

/**
 * Runs workflows, which open their own transactions, inside one that is rolled back in the end, so that
 * nothing persists. Each inner transaction is a savepoint. Constraints that are checked only at commit are
 * checked before the rollback.
 */
export async function rolledBack<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  const outer = await db.startTransaction().execute();
  try {
    const done = await work(nested(outer));
    await sql`set constraints all immediate`.execute(outer);
    return done;
  } finally {
    await outer.rollback().execute();
  }
}

let points = 0;

/**
 * A transaction that looks like a database to code that begins another one in it. They run in sequence,
 * because savepoints form a stack.
 */
function nested(outer: ControlledTransaction<Tables>): Database {
  const within = async <T>(work: (trx: DatabaseTransaction) => Promise<T>): Promise<T> => {
    points += 1;
    const point = sql.raw(`point_${points}`);
    await sql`savepoint ${point}`.execute(outer);
    try {
      const done = await work(outer);
      await sql`release savepoint ${point}`.execute(outer);
      return done;
    } catch (error) {
      await sql`rollback to savepoint ${point}`.execute(outer);
      throw error;
    }
  };
  return new Proxy<Database>(outer, {
    get(target, name) {
      if (name === 'transaction') return () => ({ execute: within });
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
