import { startPerFile } from '../../../testing/server-per-file.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { drainOutbox } from './drain-outbox.ts';

const server = startPerFile(startTestApp);

describe('the outbox of the previous release', () => {
  it('the outbox is converted to jobs once, however many workers run, and an order remains until its jobs exist', async () => {
    const { db } = server.context;
    const orders = ['a', 'b', 'c'];
    await db
      .insertInto('outbox')
      .values(orders.map((order_id) => ({ order_id, transaction_id: null, is_new: false })))
      .execute();
    const down = { enqueue: () => Promise.reject(new Error('not enqueued')) };
    await expect(drainOutbox({ db, jobs: { ...server.context.jobs, ...down } })).rejects.toThrow(
      'not enqueued',
    );
    const enqueued: object[] = [];
    const enqueue = async (_trx: unknown, _job: unknown, data: object) => void enqueued.push(data);
    const look = () => drainOutbox({ db, jobs: { ...server.context.jobs, enqueue } });
    await Promise.all([look(), look()]);
    expect(enqueued).toEqual(orders.map((orderId) => ({ orderId })));
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});
