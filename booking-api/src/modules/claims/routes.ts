import type { FastifyInstance } from 'fastify';
import type { FilePort } from '../../integrations/files/port.ts';
import type { AppContext } from '../../platform/context.ts';
import { fileRoutes } from './file-routes.ts';
import { ownClaimRoutes } from './own-claim-routes.ts';
import { staffClaimRoutes } from './staff-claim-routes.ts';

/** Claims about late, damaged and lost bags: by their customers, and as staff answer them. */
export function claimRoutes(app: FastifyInstance, context: AppContext, files: FilePort): void {
  ownClaimRoutes(app, context);
  fileRoutes(app, context, files);
  staffClaimRoutes(app, context);
}
