import type { FastifyInstance } from 'fastify';
import { choosePayments } from './integrations/payments/choose-provider.ts';
import { confirmationJob } from './modules/orders/public/mails/jobs.ts';
import { paymentModule } from './modules/payments/module.ts';
import { splitMailJob } from './modules/payments/public/splits/jobs.ts';
import type { AppContext } from './platform/context.ts';
import { addShipping } from './shipping-module.ts';
import { consoleOrderRoutes } from './workflows/amend/console-orders/routes.ts';
import type { PlaceOrderContext } from './workflows/checkout/context.ts';
import { readOrderingSettings } from './workflows/checkout/ordering-settings.ts';
import { priceAgainWith } from './workflows/checkout/place-order/checks/price-again.ts';
import { clubBillingRoutes } from './workflows/checkout/place-order/routes/club-billing-routes.ts';
import { placeOrderRoutes } from './workflows/checkout/place-order/routes/place-order-routes.ts';
import {
  deepReconcileJob,
  deepReconcileMinutes,
  paymentNoticeJob,
  reconcileJob,
  reconcileMinutes,
} from './workflows/checkout/reconcile/jobs.ts';
import { receivePaymentNotice } from './workflows/checkout/reconcile/receive-payment-notice.ts';
import { reconcile } from './workflows/checkout/reconcile/reconcile.ts';
import { recover } from './workflows/checkout/reconcile/recover.ts';
import { paymentWebhookRoutes } from './workflows/checkout/reconcile/webhook-routes.ts';
import { addSplits } from './workflows/checkout/split-bill/split-module.ts';
import { sendConfirmation } from './workflows/notify/confirmation/send-confirmation.ts';
import { sendSavedQuote } from './workflows/notify/saved-quote/send-saved-quote.ts';
import { sendSplitMail } from './workflows/notify/shares/send-split-mail.ts';
import { savedQuoteMailJob } from './workflows/resume/saved-quote/jobs.ts';
import { addSavedQuotes } from './workflows/resume/saved-quote/module.ts';

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
  paymentModule(app, context, ordering);
  paymentWebhookRoutes(app, context, ordering);
  consoleOrderRoutes(app, context);
  addSavedQuotes(app, context);
  addShipping(app, context, mails, ordering, env);
  addSplits(app, context, ordering);
  jobs.handle(paymentNoticeJob, ({ transactionId }) => receivePaymentNotice(ordering, transactionId));
  jobs.handle(confirmationJob, ({ orderId, again }) =>
    sendConfirmation({ db, clock, mails }, orderId, again),
  );
  jobs.handle(splitMailJob, (mail) => sendSplitMail({ db, clock, mails }, mail));
  jobs.handle(savedQuoteMailJob, ({ id }) => sendSavedQuote({ db, clock, mails }, id));
  jobs.handle(reconcileJob, () => reconcile(ordering, reconcileMinutes));
  jobs.handle(deepReconcileJob, () => reconcile(ordering, deepReconcileMinutes));
  return ordering;
}
