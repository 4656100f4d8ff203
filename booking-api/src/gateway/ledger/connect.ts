import pg from 'pg';
import { isLostConnection } from '../../platform/lost-connection.ts';

export type Ledger = pg.Pool;
export type LedgerTransaction = pg.PoolClient;

/** Opens the gateway's own pool; instants come back as ISO text. What every sale asks is prepared, under a name. */
export function openLedger(url: string, connections = 6): Ledger {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // Also the wait for a free one: a queue on a busy machine is not an outage, which is told at once.
    connectionTimeoutMillis: 20_000,
    // A new connection plans anew all that it is asked.
    idleTimeoutMillis: 10 * 60_000,
    application_name: 'sandbox-gateway',
    // No real money: a power cut may cost its last moment, a killed process costs nothing.
    options: '-c synchronous_commit=off',
    pipeline: true,
    types: {
      getTypeParser: (type: number) =>
        type === pg.types.builtins.TIMESTAMPTZ
          ? (text: string) => new Date(text).toISOString()
          : pg.types.getTypeParser(type),
    },
  });
  // A connection that is lost while nobody asks by it: the pool opens another.
  pool.on('error', () => {});
  // One that is lost while it is lent out: its next question fails, which is told to whoever asks it.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Ends a transaction behind what was asked last of it; both go out together. Gives what that was answered. */
export type End = <T>(last: Promise<T>) => Promise<T>;

/** Runs work in one transaction, which ends with it or by `end`; rolls back when it throws. */
export async function inTransaction<T>(
  pool: Ledger,
  work: (client: LedgerTransaction, end: End) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let ended = false;
  let failure: unknown;
  const end: End = async (last) => {
    ended = true;
    const [answer] = await Promise.all([last, client.query('commit')]);
    return answer;
  };
  try {
    // Its first statement goes out with it.
    const [, result] = await Promise.all([client.query('begin'), work(client, end)]);
    if (!ended) await client.query('commit');
    return result;
  } catch (error) {
    failure = error;
    if (!ended) await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    // One that is lost is not lent again.
    client.release(isLostConnection(failure));
  }
}
