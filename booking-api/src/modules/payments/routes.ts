import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { clubAccountRoutes } from './club-account-routes.ts';
import { clubRequestRoutes } from './club-request-routes.ts';
import { paymentInfoRoutes } from './payment-info-routes.ts';

/** What is known of paying beside an order: accounts of clubs and requests for them, saved ways of paying. */
export function paymentRoutes(app: FastifyInstance, context: AppContext): void {
  clubRequestRoutes(app, context);
  clubAccountRoutes(app, context);
  paymentInfoRoutes(app, context);
}
