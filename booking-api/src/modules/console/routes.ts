import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { searchRoutes } from './search/routes.ts';

/** What staff run the business from. */
export function consoleRoutes(app: FastifyInstance, context: AppContext): void {
  searchRoutes(app, context);
}
