import { endedOrders } from '../../../modules/orders/public/retention/ended-orders.ts';
import type { AppContext } from '../../../platform/context.ts';
import { removePeopleJob } from './jobs.ts';
import { removePeople } from './remove-people.ts';

/** Orders of one job; the next ones are another job, which any worker takes. */
const batch = 200;

type Sweep = Pick<AppContext, 'db' | 'jobs' | 'clock'> & {
  keepDays: number | undefined;
  /** An order that fails is left to the next night, and the others go on. */
  report(error: unknown): void;
};

/**
 * Removes people from the next orders that ended before the days of the setting. What it did is done: a run that was killed
 * goes on with the next one. Gives how many orders lost their people.
 */
export async function sweepPeople(
  sweep: Sweep,
  { after = '' }: { after?: string | undefined } = {},
): Promise<number> {
  const { db, jobs, clock, keepDays, report } = sweep;
  if (keepDays === undefined) return 0;
  const before = new Date(clock.now() - keepDays * 86_400_000).toISOString();
  const orders = await endedOrders(db, { before, after, limit: batch });
  let removed = 0;
  for (const order of orders)
    try {
      if (await removePeople({ db, jobs }, order, { before, at: clock.instant() })) removed += 1;
    } catch (error) {
      report(error);
    }
  const last = orders.at(-1);
  if (orders.length === batch && last)
    await db.transaction().execute((trx) => jobs.enqueue(trx, removePeopleJob, { after: last.id }));
  return removed;
}
