import { createTestDatabase, lookInto, type TestDatabase } from '../testing/database.ts';
import { inTransaction, type Ledger, openLedger } from './connect.ts';

let database: TestDatabase;
let ledger: Ledger;
beforeAll(async () => {
  database = await createTestDatabase();
  ledger = openLedger(database.url, 1);
});
afterAll(async () => {
  await ledger.end();
  await database.drop();
});

describe('when the ledger loses its connection (B3-18)', () => {
  it('between two queries of a transaction, the transaction fails, the process lives, and the next one succeeds', async () => {
    const other = lookInto(database.url);
    const work = inTransaction(ledger, async (client) => {
      const { rows } = await client.query('select pg_backend_pid() as pid');
      // Not by `once` of node:events, which would hear the error that nobody else hears.
      const ended = new Promise((done) => client.on('end', () => done(undefined)));
      await other.query('select pg_terminate_backend($1)', [rows[0].pid]);
      await ended;
      await client.query('select 1');
    });
    await expect(work).rejects.toThrow();
    await other.end();
    const next = await inTransaction(ledger, async (client) => client.query('select 7 as n'));
    expect(next.rows).toEqual([{ n: 7 }]);
  });
});
