import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { checkOut, prepareBooking } from '../../testing/booking.ts';
import { allowOrders, refuseOrders } from '../../testing/refused-orders.ts';
import { placeOrder } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { enqueueOrderJobs } from './enqueue-order-jobs.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);

const jobsOf = async (orderId: string) => {
  const { rows } = await sql<{ name: string; data: object }>`select name, data from pgboss.job
    where data->>'orderId' = ${orderId} order by name`.execute(shop.context.db);
  return rows.map(({ name, data }) => [name, data]);
};

describe('the jobs of an order', () => {
  it('the jobs of an order exist once an order is committed: money, confirmation, labels', async () => {
    const { orderId } = await placeOrder(shop, customer);
    // Their log lines name the request that sent them.
    const sentBy = { reqId: expect.any(String) };
    expect(await jobsOf(orderId)).toEqual(
      expect.arrayContaining([
        ['buy-labels', { orderId, sentBy }],
        ['send-confirmation', { orderId, sentBy }],
        ['settle-order', { orderId, transactionId: expect.any(String), sentBy }],
      ]),
    );
  });

  it('the jobs of an order do not exist when the order is rolled back', async () => {
    const booking = await prepareBooking(customer);
    await refuseOrders(shop, booking.cartId);
    const answer = await checkOut(booking, { nonce: await shop.gateway.nonce() });
    await allowOrders(shop);
    expect(answer.json()).toMatchObject({ error: 'order_not_placed' });
    expect(await jobsOf(booking.orderId)).toEqual([]);
  });

  it('the jobs of an order do not exist when a later step of the transaction fails', async () => {
    const failing = shop.context.db.transaction().execute(async (trx) => {
      await enqueueOrderJobs(trx, shop.context.jobs, { orderId: 'none', transactionId: 'tx', isNew: true });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await jobsOf('none')).toEqual([]);
  });

  it('capture no money for a free order, and do not confirm an amended one', async () => {
    const enqueued: unknown[] = [];
    const jobs = {
      enqueue: async (_trx: unknown, { name }: { name: string }, data: object) =>
        void enqueued.push([name, data]),
    };
    await shop.context.db.transaction().execute(async (trx) => {
      await enqueueOrderJobs(trx, jobs, { orderId: 'free', transactionId: null, isNew: true });
      await enqueueOrderJobs(trx, jobs, { orderId: 'amended', transactionId: 'tx', isNew: false });
    });
    expect(enqueued).toEqual([
      ['send-confirmation', { orderId: 'free' }],
      ['buy-labels', { orderId: 'free' }],
      ['settle-order', { orderId: 'amended', transactionId: 'tx' }],
      ['buy-labels', { orderId: 'amended' }],
    ]);
  });
});
