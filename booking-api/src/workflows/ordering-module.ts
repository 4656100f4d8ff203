import type { FastifyInstance } from 'fastify';
import { choosePayments } from '../integrations/payments/choose-provider.ts';
import { paymentRoutes } from '../modules/payments/routes.ts';
import type { AppContext } from '../platform/context.ts';
import { consoleOrderRoutes } from './console-orders/routes.ts';
import { forgetMethod } from './forget-method/forget-method.ts';
import { forgetMethodJob } from './forget-method/jobs.ts';
import { forgetMethodRoutes } from './forget-method/routes.ts';
import { readOrderingSettings } from './ordering-settings.ts';
import { paymentNoticeJob } from './payment-notices/jobs.ts';
import { receivePaymentNotice } from './payment-notices/receive-payment-notice.ts';
import { paymentWebhookRoutes } from './payment-notices/webhook-routes.ts';
import { priceAgainWith } from './place-order/checks/price-again.ts';
import type { PlaceOrderContext } from './place-order/context.ts';
import { clubBillingRoutes } from './place-order/routes/club-billing-routes.ts';
import { placeOrderRoutes } from './place-order/routes/place-order-routes.ts';
import {
  deepReconcileJob,
  deepReconcileMinutes,
  reconcileJob,
  reconcileMinutes,
} from './reconcile-payments/jobs.ts';
import { reconcile } from './reconcile-payments/reconcile.ts';
import { recover } from './reconcile-payments/recover.ts';
import { refundPartJob } from './refund-payment/jobs.ts';
import { payRefundPart } from './refund-payment/pay-refund.ts';
import { addSavedQuotes } from './saved-quote/module.ts';
import { confirmationJob } from './send-confirmation/jobs.ts';
import { sendConfirmation } from './send-confirmation/send-confirmation.ts';
import { settleOrderJob } from './settle-order/jobs.ts';
import { settleOrder } from './settle-order/settle-order.ts';
import { addShipping } from './shipping-module.ts';
import { addSplits } from './split-bill/split-module.ts';
import { voidPaymentJob } from './void-payment/jobs.ts';
import { voidPayment } from './void-payment/void-payment.ts';

/** Seconds after the gateway's answers are due in which a late call may still show in its ledger. */
const lateArrivalSeconds = 20;
const recoverEveryMs = 15_000;
/** However many questions of a checkout attempt the gateway leaves unanswered. */
const attemptDeadlineMs = 12_000;

/**
 * Paying, orders, receipts and mails: routes, jobs and their schedule. A worker recovers as it starts, and again and again:
 * what a killed process began is finished or undone within a minute.
 */
export const orderingModule = (app: FastifyInstance, context: AppContext): void => {
  const ordering = addOrdering(app, context, context.config.env);
  const run = () => recover(ordering).catch((error: unknown) => ordering.report(error, 'recover'));
  context.jobs.poll(run, recoverEveryMs);
};

/** The same with settings of one's own; gives what the workflows work with. */
export function addOrdering(
  app: FastifyInstance,
  context: AppContext,
  env: NodeJS.ProcessEnv,
): PlaceOrderContext {
  const { db, clock, jobs, config } = context;
  const { payments, mails } = readOrderingSettings(env, config);
  const ordering: PlaceOrderContext = {
    db,
    jobs,
    clock,
    payments: choosePayments(payments, config.gatewayUrl),
    priceAgain: priceAgainWith(clock),
    prepaidBlocked: config.prepaidBlocked,
    attemptDeadlineMs,
    undoSeconds: config.undoSeconds,
    // The gateway may have looked at the card before it was asked for money.
    lostAfterSeconds: (2 * payments.answerMs) / 1000 + lateArrivalSeconds,
    report: (error, what) => app.log.warn({ err: error, what }, 'payment step failed'),
  };
  placeOrderRoutes(app, context, ordering);
  clubBillingRoutes(app, context, ordering);
  paymentRoutes(app, context);
  forgetMethodRoutes(app, context);
  paymentWebhookRoutes(app, context, ordering);
  consoleOrderRoutes(app, context);
  addSavedQuotes(app, context, mails);
  addShipping(app, context, mails, ordering, env);
  addSplits(app, context, mails, ordering);
  jobs.handle(settleOrderJob, ({ orderId, transactionId }) => settleOrder(ordering, orderId, transactionId));
  jobs.handle(voidPaymentJob, ({ transactionId }) => voidPayment(ordering, transactionId));
  jobs.handle(forgetMethodJob, ({ token }) => forgetMethod(ordering, token));
  jobs.handle(refundPartJob, ({ partId }) => payRefundPart(ordering, partId));
  jobs.handle(paymentNoticeJob, ({ transactionId }) => receivePaymentNotice(ordering, transactionId));
  jobs.handle(confirmationJob, ({ orderId, again }) =>
    sendConfirmation({ db, clock, mails }, orderId, again),
  );
  jobs.handle(reconcileJob, () => reconcile(ordering, reconcileMinutes));
  jobs.handle(deepReconcileJob, () => reconcile(ordering, deepReconcileMinutes));
  return ordering;
}
