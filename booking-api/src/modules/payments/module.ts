import type { FastifyInstance } from 'fastify';
import type { Services } from '../../integrations/services.ts';
import type { AppContext } from '../../platform/context.ts';
import { clubAccountRoutes } from './club-account-routes.ts';
import { clubRequestRoutes } from './club-request-routes.ts';
import { forgetMethod } from './forget-method.ts';
import { forgetMethodRoutes } from './forget-method-routes.ts';
import { paymentInfoRoutes } from './payment-info-routes.ts';
import { forgetMethodJob, settleOrderJob, voidPaymentJob } from './public/jobs.ts';
import { refundPartJob } from './public/refunds/jobs.ts';
import { payRefundPart } from './public/refunds/pay-refund.ts';
import { settleOrder } from './public/settle-order.ts';
import { voidPayment } from './public/void-payment.ts';

/** Accounts of clubs and requests for them, saved payment methods, and the jobs that move money at the gateway. */
export function paymentModule(app: FastifyInstance, context: AppContext, { payments }: Services): void {
  const { db, clock, jobs } = context;
  const payment = { db, clock, payments };
  clubRequestRoutes(app, context);
  clubAccountRoutes(app, context);
  paymentInfoRoutes(app, context);
  forgetMethodRoutes(app, context);
  jobs.handle(settleOrderJob, ({ orderId, transactionId }) => settleOrder(payment, orderId, transactionId));
  jobs.handle(voidPaymentJob, ({ transactionId }) => voidPayment(payment, transactionId));
  jobs.handle(forgetMethodJob, ({ token }) => forgetMethod(payment, token));
  jobs.handle(refundPartJob, ({ partId }) => payRefundPart(payment, partId));
}
