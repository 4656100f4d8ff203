import { type GatewayUnderTest, gatewayUnderTest } from '../testing/gateway-under-test.ts';
import { takeDue } from './settle.ts';

let ledger: GatewayUnderTest['ledger'];
gatewayUnderTest((started) => {
  ({ ledger } = started);
});

describe('transactions that wait at the gateway', () => {
  it.each([
    ['authorizing', 'transactions_undecided'],
    ['submitted_for_settlement', 'transactions_unsettled'],
  ])('are searched by an index of their status: %s', async (status, index) => {
    const client = await ledger.connect();
    try {
      await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off');
      const { rows } = await client.query(`explain ${takeDue(status, 'true')}`);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`Index Scan using ${index} `);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
