import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
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
}
