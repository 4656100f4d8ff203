import type { FastifyInstance } from 'fastify';
import type { Services } from '../../integrations/services.ts';
import type { AppContext } from '../../platform/context.ts';
import { shippingContext } from './context.ts';
import { buyLabels } from './labels/buy-labels.ts';
import { buyLabelsJob, labelsDueJob, voidLabelJob } from './labels/jobs.ts';
import { labelsDue } from './labels/labels-due.ts';
import { voidLabel } from './labels/void-label.ts';
import { pickupTomorrowJob, trackDueJob, trackOrderJob } from './tracking/jobs.ts';
import { pickupTomorrow } from './tracking/pickup-tomorrow.ts';
import { refreshTracking } from './tracking/refresh-tracking.ts';
import { trackDue } from './tracking/track-due.ts';
import { carrierWebhookRoutes } from './tracking/webhook-routes.ts';

/** Labels and tracking: the carrier's notices, and the jobs that poll it. */
export function fulfillModule(app: FastifyInstance, context: AppContext, services: Services): void {
  const { jobs } = context;
  const shipping = shippingContext(app, context, services);
  carrierWebhookRoutes(app, context, shipping);
  jobs.handle(buyLabelsJob, ({ orderId }) => buyLabels(shipping, orderId));
  jobs.handle(voidLabelJob, ({ parcelId }) => voidLabel(shipping, parcelId));
  jobs.handle(labelsDueJob, () => labelsDue(shipping));
  jobs.handle(trackOrderJob, ({ orderId }) => refreshTracking(shipping, orderId));
  jobs.handle(trackDueJob, () => trackDue(shipping));
  jobs.handle(pickupTomorrowJob, () => pickupTomorrow(shipping));
}
