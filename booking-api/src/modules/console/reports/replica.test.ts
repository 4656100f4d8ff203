import { createTestDatabase } from '../../../testing/database.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { paidOrder } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';

/** A database without orders stands in for a replica that lags. */
const shop = startPerFile(async () => {
  const replica = await createTestDatabase();
  const started = await startShop({ DATABASE_READ_URL: replica.url });
  return {
    ...started,
    close: async () => {
      await started.close();
      await replica.drop();
    },
  };
});
const customer = signedInBrowser(shop, 'customer');
const admin = signedInBrowser(shop, 'admin');

const days = { from: '2026-06-01', until: '2027-05-31' };
const read = (path: string, query: Record<string, string> = {}) =>
  admin.send('GET', `/api/v6/console/${path}`, { query });

describe('CO-175 a replica for reports', () => {
  it('CO-175 reports, figures and files read the replica; the list of orders reads the database', async () => {
    const { orderId } = await paidOrder(shop, customer);
    expect((await read('report', { kind: 'revenue', ...days })).json()).toMatchObject({
      rows: [],
      total: null,
    });
    expect((await read('figures')).json().brands).toEqual([]);
    const file = (await read('orders.csv')).body;
    expect(file.trim().split('\n')).toHaveLength(1);
    expect((await read('orders')).body).toContain(orderId);
  });
});
