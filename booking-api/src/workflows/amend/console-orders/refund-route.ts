import { refundOrder } from '@sendahead/shared-contracts/console/order-act-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../../modules/accounts/public/account-of.ts';
import { audit } from '../../../modules/accounts/public/audit.ts';
import { endUndo } from '../../../modules/orders/public/acts/undoable.ts';
import { requireOrder } from '../../../modules/orders/public/order-access.ts';
import { refundMailJob } from '../../../modules/payments/public/refunds/jobs.ts';
import { RefundRefused, refundWithin } from '../../../modules/payments/public/refunds/refund.ts';
import { findRefund } from '../../../modules/payments/public/refunds/refunds.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { requireComment } from './require-comment.ts';

/** A partial refund by staff, logged in the transaction that records the debt. */
export function refundRoute(app: FastifyInstance, context: AppContext): void {
  const { db, jobs, clock } = context;

  registerCall(app, context, refundOrder, async ({ params, body }, call) => {
    const actor = accountOf(call);
    const order = await requireOrder(db, params.orderId, actor);
    const comment = requireComment(body.comment);
    const amount = cents(body.amount_cents);
    const key = `staff-${body.key}`;
    const made = db.transaction().execute(async (trx) => {
      if (!(await findRefund(trx, order.id, key)))
        await audit({ db: trx, clock }, 'staff.refunded_order', {
          userId: actor.id,
          subject: order.user_id,
          detail: { order: order.id, cents: amount, to: body.to, comment },
        });
      const refund = await refundWithin(trx, context, order.id, amount, {
        to: body.to,
        reason: comment,
        customerReason: body.customer_reason?.trim(),
        actor: actor.id,
        idempotencyKey: key,
        isGoodwill: true,
      });
      // An undo refunds what was paid for a change, so a refund by hand ends the time for undoing.
      await endUndo(trx, order.id);
      // The customer is emailed about a refund by hand only once it is paid.
      if (body.to !== 'other') await jobs.enqueue(trx, refundMailJob, { refundId: refund.refundId });
      return refund;
    });
    return { refund_id: (await made.catch(asRefusal)).refundId };
  });
}

function asRefusal(error: unknown): never {
  if (!(error instanceof RefundRefused)) throw error;
  if (error.code === 'too_large') throw new Refusal(422, 'refund_too_large');
  if (error.code === 'key_reused') throw new Refusal(422, 'key_reused');
  throw new Refusal(404, 'order_not_found');
}
