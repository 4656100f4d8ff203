import type { FastifyInstance } from 'fastify';
import { actOnOrderJob, movePickupJob } from '../../modules/incidents/public/jobs.ts';
import type { AppContext } from '../../platform/context.ts';
import type { OrderingServices } from '../checkout/create-context.ts';
import { shippingContext } from '../fulfill/context.ts';
import { approvalRoutes } from './approvals/approval-routes.ts';
import { cancelRoutes } from './cancel-order/routes.ts';
import { changeOptionRoutes } from './change-options/routes.ts';
import { changeRoutes } from './change-order/routes.ts';
import { claimPaymentRoutes } from './claim-payment/routes.ts';
import { labelRoutes } from './console-orders/label-routes.ts';
import { consoleOrderRoutes } from './console-orders/routes.ts';
import { actOnOrder } from './incident/acts/act-on-order.ts';
import { incidentActRoutes } from './incident/acts/act-routes.ts';
import { movePickup } from './incident/move-pickup.ts';
import { planMoveRoutes } from './incident/plan-routes.ts';
import { legRoutes } from './legs/routes.ts';
import { payLinkRoutes } from './pay-link/pay-link-routes.ts';
import { staffLinkRoutes } from './pay-link/staff-link-routes.ts';
import { payRequestRoutes } from './pay-request/routes.ts';
import { settleChangeRoutes } from './settle-change/routes.ts';
import { undoRoutes } from './undo-change/routes.ts';

/** What customers and staff can do with an order after it is placed. */
export function amendModule(app: FastifyInstance, context: AppContext, services: OrderingServices): void {
  const { ordering } = services;
  const shipping = shippingContext(app, context, services);
  consoleOrderRoutes(app, context);
  labelRoutes(app, context, services.carriers);
  approvalRoutes(app, context, ordering);
  claimPaymentRoutes(app, context);
  changeOptionRoutes(app, context);
  undoRoutes(app, context, shipping);
  payRequestRoutes(app, context, ordering);
  staffLinkRoutes(app, context, ordering);
  payLinkRoutes(app, context, ordering);
  cancelRoutes(app, context, shipping);
  changeRoutes(app, context, ordering);
  legRoutes(app, context, shipping, ordering);
  settleChangeRoutes(app, context, shipping, ordering);
  planMoveRoutes(app, context, ordering);
  incidentActRoutes(app, context, ordering);
  context.jobs.handle(movePickupJob, (move) => movePickup({ ordering, shipping }, move));
  context.jobs.handle(actOnOrderJob, (one) => actOnOrder({ ordering, shipping }, one));
}
