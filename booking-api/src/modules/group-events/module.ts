import type { FastifyInstance } from 'fastify';
import type { Services } from '../../integrations/services.ts';
import type { AppContext } from '../../platform/context.ts';
import { dayRoutes } from './day-routes.ts';
import { emailRoutes } from './email-routes.ts';
import { eventRoutes } from './event-routes.ts';
import { linkRoutes } from './link-routes.ts';
import { rosterRoutes } from './roster/roster-routes.ts';

/** Groups that ship to a club or home from it: managed by staff, with a link for each family. */
export function groupEventModule(app: FastifyInstance, context: AppContext, { carriers }: Services): void {
  eventRoutes(app, context);
  rosterRoutes(app, context);
  emailRoutes(app, context);
  dayRoutes(app, context, carriers);
  linkRoutes(app, context);
}
