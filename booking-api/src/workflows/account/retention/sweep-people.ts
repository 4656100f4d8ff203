import { endedOrders } from '../../../modules/orders/public/retention/ended-orders.ts';
import { daysLater } from '../../../platform/clock.ts';
import type { AppContext } from '../../../platform/context.ts';
import { removePeopleJob } from './jobs.ts';
import { removePeople } from './remove-people.ts';

/** Orders per job; the next ones are another job, which any worker can run. */
const batch = 200;

type Sweep = Pick<AppContext, 'db' | 'jobs' | 'clock'> & {
  keepDays: number | undefined;
  /** A failing order is left for the next night, and the others continue. */
  report(error: unknown): void;
};

/**
 * Removes people from the next orders that ended before the days of the setting. Finished orders need no
 * repetition: the run after a killed one continues with the next order. Returns how many orders lost their
 * people.
 */
export async function sweepPeople(
  sweep: Sweep,
  { after = '' }: { after?: string | undefined } = {},
): Promise<number> {
  const { db, jobs, clock, keepDays, report } = sweep;
  if (keepDays === undefined) return 0;
  const before = daysLater(clock.now(), -keepDays);
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
