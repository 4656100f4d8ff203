import { paymentWebhook } from '@sendahead/shared-contracts/payments/webhook-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { PlaceOrderContext } from '../context.ts';
import { paymentNoticeJob } from './jobs.ts';

/** Milliseconds after which a notice is too old: a replay, even with a valid signature. */
const freshMs = 5 * 60_000;

/**
 * Notices of the payment provider. Each must be signed and fresh, and counts once; a job asks the provider
 * what happened, so that a notice is trusted only for the id of its transaction.
 */
export function paymentWebhookRoutes(
  app: FastifyInstance,
  context: AppContext,
  { db, jobs, payments }: PlaceOrderContext,
): void {
  registerCall(app, context, paymentWebhook, async ({ body }) => {
    const notice = await payments.readWebhook(body);
    // The provider's clock is the machine's, not the product's.
    if (!notice || Math.abs(Date.now() - Date.parse(notice.at)) > freshMs)
      throw new Refusal(401, 'signature_invalid');
    const { id, transactionId } = notice;
    if (transactionId === null) return { received: true as const };
    await db.transaction().execute(async (trx) => {
      const first = await trx
        .insertInto('payment_events')
        .values({ id, transaction_id: transactionId })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (first) await jobs.enqueue(trx, paymentNoticeJob, { transactionId });
    });
    return { received: true as const };
  });
}
