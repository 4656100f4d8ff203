import type { FastifyInstance } from 'fastify';
import type { Services } from '../../integrations/services.ts';
import type { AppContext } from '../../platform/context.ts';
import { linkRoutes } from './link-routes.ts';
import { orderNewsRoutes } from './news-routes.ts';
import { removeReceivedPhotoJob, sweepReceivedPhotoJob } from './public/jobs.ts';
import { sweepPhoto } from './received.ts';
import { trackRoutes } from './track-routes.ts';

/** Tracking an order: by its owner, and by anyone with the link. */
export function trackingRoutes(app: FastifyInstance, context: AppContext, { files }: Services): void {
  orderNewsRoutes(app, context);
  linkRoutes(app, context, files);
  trackRoutes(app, context, files);
  context.jobs.handle(removeReceivedPhotoJob, ({ receivedId }) => files.remove(receivedId));
  context.jobs.handle(sweepReceivedPhotoJob, ({ receivedId }) =>
    sweepPhoto({ db: context.db, files }, receivedId),
  );
}
