import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { clubAccountRoutes } from './club-account-routes.ts';
import { clubRequestRoutes } from './club-request-routes.ts';

/** What of paying is no workflow: the account of a club, and asking that it be billed. */
export function paymentsModule(app: FastifyInstance, context: AppContext): void {
  clubRequestRoutes(app, context);
  clubAccountRoutes(app, context);
}
