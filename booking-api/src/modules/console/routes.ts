import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { exportRoutes } from './orders/export-routes.ts';
import { listRoutes } from './orders/list-routes.ts';
import { viewRoutes } from './orders/view-routes.ts';
import { searchRoutes } from './search/routes.ts';

/** What staff run the business from. */
export function consoleRoutes(app: FastifyInstance, context: AppContext): void {
  searchRoutes(app, context);
  listRoutes(app, context);
  exportRoutes(app, context);
  viewRoutes(app, context);
}
