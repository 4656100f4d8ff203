import pg from 'pg';

export type Ledger = pg.Pool;
export type LedgerTransaction = pg.PoolClient;

/** Opens the gateway's own pool; instants come back as ISO text. */
export function openLedger(url: string, connections = 6): Ledger {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // Also the longest wait for a free connection: a queue on a busy machine is not an outage, which is
    // reported immediately.
    connectionTimeoutMillis: 20_000,
    application_name: 'sandbox-gateway',
    // No real money: a power cut may cost its last moment, a killed process costs nothing.
    options: '-c synchronous_commit=off',
    types: {
      getTypeParser: (type: number) =>
        type === pg.types.builtins.TIMESTAMPTZ
          ? (text: string) => new Date(text).toISOString()
          : pg.types.getTypeParser(type),
    },
  });
  // An idle connection was lost: the pool opens another.
  pool.on('error', () => {});
  // A connection lost while it is in use: its next query fails, and the caller gets that error.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Runs work in one transaction; rolls back when it throws. */
export async function inTransaction<T>(
  pool: Ledger,
  work: (client: LedgerTransaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isLost = false;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    isLost = await client.query('rollback').then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    // A lost connection is not reused.
    client.release(isLost);
  }
}
