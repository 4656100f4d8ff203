import type { Jobs } from '../../platform/jobs/jobs.ts';
import { forTheseTests } from '../../testing/for-these-tests.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { followOrders } from './follow-orders.ts';
import { noteToFollow } from './to-follow.ts';

const server = forTheseTests(startTestApp);

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
  noteToFollow(server.context.db, { orderId, transactionId, isNew });
const noted = () => server.context.db.selectFrom('orders_to_follow').select('order_id').execute();

describe('what follows an order', () => {
  it('is the money, the confirmation and the labels; free orders take none, amended ones confirm nothing', async () => {
    await note('paid', 'tx1', true);
    await note('free', null, true);
    await note('amended', 'tx2', false);
    const { jobs, enqueued } = counted();
    await followOrders({ db: server.context.db, jobs });
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

  it('stays noted until its jobs are there, and is set going once by two at once', async () => {
    for (let index = 0; index < 120; index += 1) await note(`order-${index}`, null, false);
    const failing = counted('order-119');
    await expect(followOrders({ db: server.context.db, jobs: failing.jobs })).rejects.toThrow('not enqueued');
    expect(await noted()).toContainEqual({ order_id: 'order-119' });
    const { jobs, enqueued } = counted();
    const both = [
      followOrders({ db: server.context.db, jobs }),
      followOrders({ db: server.context.db, jobs }),
    ];
    await Promise.all(both);
    await followOrders({ db: server.context.db, jobs });
    const ids = [...failing.enqueued.slice(0, 100), ...enqueued].map(([, { orderId }]) => orderId);
    expect(new Set(ids).size).toBe(120);
    expect(ids).toHaveLength(120);
    expect(await noted()).toEqual([]);
  });
});
