import type { FastifyInstance } from 'fastify';
import type { Services } from '../../integrations/services.ts';
import type { AppContext } from '../../platform/context.ts';
import { linkRoutes } from './link-routes.ts';
import { orderNewsRoutes } from './news-routes.ts';
import { trackRoutes } from './track-routes.ts';

/** Following an order by a link: for whose it is, and for whoever has the link. */
export function trackingRoutes(app: FastifyInstance, context: AppContext, { files }: Services): void {
  orderNewsRoutes(app, context);
  linkRoutes(app, context, files);
  trackRoutes(app, context, files);
}
