import type { FastifyInstance } from 'fastify';
import type { CarrierPort } from '../../integrations/carriers/port.ts';
import type { Services } from '../../integrations/services.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

/** The dependencies of an order's life after it is placed. */
export type ShippingContext = {
  db: Database;
  jobs: Jobs;
  clock: Clock;
  carriers: CarrierPort;
  /** How long an act on an order can be undone; its outgoing effects wait that long. */
  undoSeconds: number;
  report(error: unknown, what: string): void;
};

export const shippingContext = (
  app: FastifyInstance,
  { db, jobs, clock, config }: AppContext,
  { carriers }: Pick<Services, 'carriers'>,
): ShippingContext => ({
  db,
  jobs,
  clock,
  carriers,
  undoSeconds: config.undoSeconds,
  report: (error, what) => app.log.warn({ err: error, what }, 'shipping step failed'),
});
