import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { openErasedList } from './erasures/erased-list.ts';
import { noteErasureJob, repeatErasuresJob } from './erasures/jobs.ts';
import { repeatErasures } from './erasures/repeat-erasures.ts';
import { removePeopleJob } from './retention/jobs.ts';
import { sweepPeople } from './retention/sweep-people.ts';
import { ownAccountRoutes } from './routes.ts';

/** People's data across the whole product: reading it, deleting it, and how long orders name people. */
export function ownAccountModule(app: FastifyInstance, context: AppContext): void {
  ownAccountRoutes(app, context);
  const keepDays = context.config.ordersKeepPeopleDays;
  const report = (error: unknown): void =>
    app.log.error({ err: error }, 'people could not be removed from an order');
  context.jobs.handle(removePeopleJob, async (run) => {
    const orders = await sweepPeople({ ...context, keepDays, report }, run);
    if (orders > 0) app.log.info({ orders }, 'people removed from orders');
  });
  const list = openErasedList(join(context.config.dataDir, 'erased'));
  context.jobs.handle(noteErasureJob, (entry) => list.add(entry));
  context.jobs.handle(repeatErasuresJob, async () => {
    const accounts = await repeatErasures({
      ...context,
      list,
      report: (error) => app.log.warn({ err: error }, 'a deleted account is back and cannot be deleted yet'),
    });
    if (accounts > 0) app.log.warn({ accounts }, 'accounts that a restore brought back are deleted again');
  });
}
