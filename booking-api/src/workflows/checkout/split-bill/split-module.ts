import type { FastifyInstance } from 'fastify';
import { chargeSharesJob, forgetShareCardJob } from '../../../modules/payments/public/splits/jobs.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { PlaceOrderContext } from '../context.ts';
import { chargeShares } from './charge-shares.ts';
import { shareRoutes } from './routes/share-routes.ts';
import { splitRoutes } from './routes/split-routes.ts';

/** Bills that several people pay: their routes and jobs. */
export function addSplits(app: FastifyInstance, context: AppContext, ordering: PlaceOrderContext): void {
  const { jobs } = context;
  splitRoutes(app, context, ordering);
  shareRoutes(app, context, ordering);
  jobs.handle(chargeSharesJob, ({ splitId }) => chargeShares(ordering, splitId));
  jobs.handle(forgetShareCardJob, ({ token }) => ordering.payments.forget(token));
}
