import type { FastifyInstance } from 'fastify';
import { chargeSharesJob, forgetShareCardJob } from '../../modules/payments/public/splits/jobs.ts';
import type { AppContext } from '../../platform/context.ts';
import type { OrderingServices } from './create-context.ts';
import { customerOrderLinkRoutes } from './order-link/customer-routes.ts';
import { payerOrderLinkRoutes } from './order-link/payer-routes.ts';
import { staffOrderLinkRoutes } from './order-link/staff-routes.ts';
import { clubBillingRoutes } from './place-order/routes/club-billing-routes.ts';
import { placeOrderRoutes } from './place-order/routes/place-order-routes.ts';
import {
  deepReconcileJob,
  deepReconcileMinutes,
  paymentNoticeJob,
  reconcileJob,
  reconcileMinutes,
} from './reconcile/jobs.ts';
import { receivePaymentNotice } from './reconcile/receive-payment-notice.ts';
import { reconcile } from './reconcile/reconcile.ts';
import { recover } from './reconcile/recover.ts';
import { paymentWebhookRoutes } from './reconcile/webhook-routes.ts';
import { saveCardRoutes } from './save-card-routes.ts';
import { chargeShares } from './split-bill/charge-shares.ts';
import { shareRoutes } from './split-bill/routes/share-routes.ts';
import { splitRoutes } from './split-bill/routes/split-routes.ts';

const recoverEveryMs = 15_000;

/**
 * Placing an order and dividing its bill: their calls, and the jobs that reconcile with the gateway. A worker
 * runs recovery at its start and repeatedly: it finishes or undoes the work of a killed process within a
 * minute.
 */
export function checkoutModule(app: FastifyInstance, context: AppContext, services: OrderingServices): void {
  const { jobs } = context;
  const { ordering } = services;
  placeOrderRoutes(app, context, ordering);
  clubBillingRoutes(app, context, ordering);
  saveCardRoutes(app, context, ordering);
  splitRoutes(app, context, ordering);
  shareRoutes(app, context, ordering);
  staffOrderLinkRoutes(app, context, ordering);
  payerOrderLinkRoutes(app, context, ordering);
  customerOrderLinkRoutes(app, context, ordering);
  paymentWebhookRoutes(app, context, ordering);
  jobs.handle(chargeSharesJob, ({ splitId }) => chargeShares(ordering, splitId));
  jobs.handle(forgetShareCardJob, ({ token }) => services.payments.forget(token));
  jobs.handle(paymentNoticeJob, ({ transactionId }) => receivePaymentNotice(ordering, transactionId));
  jobs.handle(reconcileJob, () => reconcile(ordering, reconcileMinutes));
  jobs.handle(deepReconcileJob, () => reconcile(ordering, deepReconcileMinutes));
  jobs.poll(
    () => recover(ordering).catch((error: unknown) => ordering.report(error, 'recover')),
    recoverEveryMs,
  );
}
