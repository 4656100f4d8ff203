import type { Jobs } from '../../platform/jobs/jobs.ts';
import { startPerFile } from '../../testing/server-per-file.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { addToOutbox } from './outbox.ts';
import { relayOutbox } from './relay-outbox.ts';

const server = startPerFile(startTestApp);

type Enqueued = [queue: string, data: Record<string, unknown>];

/** Jobs that are only counted; the one of `failing` cannot be enqueued. */
function counted(failing?: string) {
  const enqueued: Enqueued[] = [];
  const enqueue: Jobs['enqueue'] = async (_trx, queue, data) => {
    if (data.orderId === failing) throw new Error('not enqueued');
    enqueued.push([queue, data]);
  };
  return { jobs: { enqueue }, enqueued };
}

const note = (orderId: string, transactionId: string | null, isNew: boolean) =>
  addToOutbox(server.context.db, { orderId, transactionId, isNew });
const noted = () => server.context.db.selectFrom('outbox').select('order_id').execute();

describe('the outbox of orders', () => {
  it('an order is followed by its money, confirmation and labels; a free one takes no money, an amended one is not confirmed', async () => {
    await note('paid', 'tx1', true);
    await note('free', null, true);
    await note('amended', 'tx2', false);
    const { jobs, enqueued } = counted();
    await relayOutbox({ db: server.context.db, jobs });
    expect(enqueued).toHaveLength(7);
    expect(enqueued).toEqual(
      expect.arrayContaining<Enqueued>([
        ['settle-order', { orderId: 'paid', transactionId: 'tx1' }],
        ['send-confirmation', { orderId: 'paid' }],
        ['buy-labels', { orderId: 'paid' }],
        ['send-confirmation', { orderId: 'free' }],
        ['buy-labels', { orderId: 'free' }],
        ['settle-order', { orderId: 'amended', transactionId: 'tx2' }],
        ['buy-labels', { orderId: 'amended' }],
      ]),
    );
    expect(await noted()).toEqual([]);
  });

  it('an order stays in the outbox until its jobs are there, and two relays at once send them once', async () => {
    for (let index = 0; index < 120; index += 1) await note(`order-${index}`, null, false);
    const failing = counted('order-119');
    await expect(relayOutbox({ db: server.context.db, jobs: failing.jobs })).rejects.toThrow('not enqueued');
    expect(await noted()).toContainEqual({ order_id: 'order-119' });
    const { jobs, enqueued } = counted();
    const both = [relayOutbox({ db: server.context.db, jobs }), relayOutbox({ db: server.context.db, jobs })];
    await Promise.all(both);
    await relayOutbox({ db: server.context.db, jobs });
    const ids = [...failing.enqueued.slice(0, 100), ...enqueued].map(([, { orderId }]) => orderId);
    expect(new Set(ids).size).toBe(120);
    expect(ids).toHaveLength(120);
    expect(await noted()).toEqual([]);
  });
});
