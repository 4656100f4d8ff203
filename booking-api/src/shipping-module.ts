import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { chooseCarriers } from './integrations/carriers/choose-carriers.ts';
import { readCarrierSettings } from './integrations/carriers/settings.ts';
import { folderFiles } from './integrations/files/folder/adapter.ts';
import type { MailSettings } from './integrations/mail/settings.ts';
import { claimMailJob, removeClaimFileJob } from './modules/claims/public/jobs.ts';
import { claimRoutes } from './modules/claims/routes.ts';
import { stepMailJob } from './modules/orders/public/mails/jobs.ts';
import { orderRoutes } from './modules/orders/routes.ts';
import { refundMailJob } from './modules/payments/public/refunds/jobs.ts';
import { trackingRoutes } from './modules/tracking/routes.ts';
import type { AppContext } from './platform/context.ts';
import { cancelRoutes } from './workflows/amend/cancel-order/routes.ts';
import { changeOptionRoutes } from './workflows/amend/change-options/routes.ts';
import { changeRoutes } from './workflows/amend/change-order/routes.ts';
import { legRoutes } from './workflows/amend/legs/routes.ts';
import { payRequestRoutes } from './workflows/amend/pay-request/routes.ts';
import { undoRoutes } from './workflows/amend/undo-change/routes.ts';
import type { PlaceOrderContext } from './workflows/checkout/context.ts';
import type { ShippingContext } from './workflows/fulfill/context.ts';
import { buyLabels } from './workflows/fulfill/labels/buy-labels.ts';
import { buyLabelsJob, labelsDueJob, voidLabelJob } from './workflows/fulfill/labels/jobs.ts';
import { labelsDue } from './workflows/fulfill/labels/labels-due.ts';
import { voidLabel } from './workflows/fulfill/labels/void-label.ts';
import { pickupTomorrowJob, trackDueJob, trackOrderJob } from './workflows/fulfill/tracking/jobs.ts';
import { pickupTomorrow } from './workflows/fulfill/tracking/pickup-tomorrow.ts';
import { trackDue } from './workflows/fulfill/tracking/track-due.ts';
import { trackOrder } from './workflows/fulfill/tracking/track-order.ts';
import { carrierWebhookRoutes } from './workflows/fulfill/tracking/webhook-routes.ts';
import { sendClaim } from './workflows/notify/claim/send-claim.ts';
import { sendRefund } from './workflows/notify/refund/send-refund.ts';
import { sendStep } from './workflows/notify/status/send-step.ts';
import { bookAgainRoutes } from './workflows/resume/book-again/routes.ts';

/** The life of an order after it is placed: its routes, jobs and their schedule. Gives what they work with. */
export function addShipping(
  app: FastifyInstance,
  context: AppContext,
  mails: MailSettings,
  ordering: PlaceOrderContext,
  env: NodeJS.ProcessEnv,
): ShippingContext {
  const { db, clock, jobs } = context;
  const shipping: ShippingContext = {
    db,
    clock,
    jobs,
    mails,
    undoSeconds: ordering.undoSeconds,
    carriers: chooseCarriers(readCarrierSettings(env), db, clock),
    report: (error, what) => app.log.warn({ err: error, what }, 'shipping step failed'),
  };
  orderRoutes(app, context, shipping.carriers);
  const files = folderFiles(join(context.config.dataDir, 'files'));
  trackingRoutes(app, context, files);
  claimRoutes(app, context, files);
  bookAgainRoutes(app, context);
  changeOptionRoutes(app, context);
  undoRoutes(app, context, shipping);
  payRequestRoutes(app, context, ordering);
  cancelRoutes(app, context, shipping);
  changeRoutes(app, context, ordering);
  legRoutes(app, context, shipping, ordering);
  carrierWebhookRoutes(app, context, shipping);
  jobs.handle(buyLabelsJob, ({ orderId }) => buyLabels(shipping, orderId));
  jobs.handle(voidLabelJob, ({ parcelId }) => voidLabel(shipping, parcelId));
  jobs.handle(trackOrderJob, ({ orderId }) => trackOrder(shipping, orderId));
  jobs.handle(stepMailJob, (mail) => sendStep(shipping, mail));
  jobs.handle(claimMailJob, ({ stepId }) => sendClaim(shipping, stepId));
  jobs.handle(removeClaimFileJob, ({ fileId }) => files.remove(fileId));
  jobs.handle(refundMailJob, ({ refundId }) => sendRefund(shipping, refundId));
  jobs.handle(labelsDueJob, () => labelsDue(shipping));
  jobs.handle(trackDueJob, () => trackDue(shipping));
  jobs.handle(pickupTomorrowJob, () => pickupTomorrow(shipping));
  return shipping;
}
