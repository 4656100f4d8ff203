import type { FastifyInstance } from 'fastify';
import type { Services } from '../../integrations/services.ts';
import type { AppContext } from '../../platform/context.ts';
import { callerClaimRoutes } from './caller-claim-routes.ts';
import { sweepFile } from './claim-files.ts';
import { fileRoutes } from './file-routes.ts';
import { ownClaimRoutes } from './own-claim-routes.ts';
import { photoLinkRoutes } from './photo-link/photo-link-routes.ts';
import { removeClaimFileJob, sweepClaimFileJob } from './public/jobs.ts';
import { staffClaimRoutes } from './staff-claim-routes.ts';

/** Claims about late, damaged and lost bags: the customers' side, and the staff's. */
export function claimModule(app: FastifyInstance, context: AppContext, { files }: Services): void {
  ownClaimRoutes(app, context);
  fileRoutes(app, context, files);
  staffClaimRoutes(app, context);
  callerClaimRoutes(app, context);
  photoLinkRoutes(app, context, files);
  context.jobs.handle(removeClaimFileJob, ({ fileId }) => files.remove(fileId));
  context.jobs.handle(sweepClaimFileJob, ({ fileId }) => sweepFile({ db: context.db, files }, fileId));
}
