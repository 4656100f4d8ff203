import { refundOrder } from '@sendahead/shared-contracts/console/order-act-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../../modules/accounts/public/account-of.ts';
import { lockLimits } from '../../../modules/accounts/public/staff-limits.ts';
import { isWithinLimit } from '../../../modules/approvals/public/gifts.ts';
import { askApproval, requestOfKey } from '../../../modules/approvals/public/requests.ts';
import { refundableOf } from '../../../modules/ledger/public/paid-for.ts';
import { requireOrder } from '../../../modules/orders/public/order-access.ts';
import { lockOrder, type Order } from '../../../modules/orders/public/store.ts';
import { RefundRefused } from '../../../modules/payments/public/refunds/make-refund.ts';
import { findRefund, isRefundedBefore } from '../../../modules/payments/public/refunds/refund-store.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { makeRefund, type StaffRefund } from './make-refund.ts';
import { requireComment } from './require-comment.ts';

/**
 * A partial refund by staff; one above its author's limit waits for a second person. The same amount within an hour is
 * refunded again only once its author says so.
 */
export function refundRoute(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  registerCall(app, context, refundOrder, async ({ params, body }, call) => {
    const actor = accountOf(call);
    const order = await requireOrder(db, params.orderId, actor);
    const staffRefund: StaffRefund = {
      amount: cents(body.amount_cents),
      to: body.to,
      comment: requireComment(body.comment),
      customerReason: body.customer_reason?.trim(),
      actorId: actor.id,
      key: `staff-${body.key}`,
    };
    const made = db.transaction().execute(async (trx) => {
      const approval_id = await waitsFor(trx, context, order, { ...staffRefund, again: body.again === true });
      if (approval_id !== null) return { refund_id: '', approval_id };
      return { refund_id: (await makeRefund(trx, context, order, staffRefund)).refundId };
    });
    return made.catch(asRefusal);
  });
}

/** The approval request for a refund above its author's limit; null for a refund that can be made now. */
async function waitsFor(
  trx: DatabaseTransaction,
  { clock }: AppContext,
  order: Order,
  wanted: StaffRefund & { again: boolean },
): Promise<string | null> {
  const { amount, to, comment, customerReason, actorId, key } = wanted;
  const { refundCents } = await lockLimits(trx, actorId);
  await lockOrder(trx, order.id);
  if (await findRefund(trx, order.id, key)) return null;
  const earlier = await requestOfKey(trx, actorId, key);
  if (earlier) {
    const isSame =
      earlier.order_id === order.id && earlier.amount_cents === amount && earlier.detail.to === to;
    if (!isSame) throw new RefundRefused('key_reused');
    return earlier.id;
  }
  const gift = { actorId, customerId: order.user_id, cents: amount };
  if (!wanted.again && (await isRefundedBefore(trx, { orderId: order.id, actorId, amount })))
    throw new Refusal(409, 'given_before');
  if (await isWithinLimit(trx, refundCents, gift, clock.instant())) return null;
  if (amount > (await refundableOf(trx, order.id))) throw new RefundRefused('too_large');
  return askApproval(
    { trx, clock },
    {
      kind: 'refund',
      askedBy: actorId,
      key,
      reason: comment,
      orderId: order.id,
      displayId: order.display_id,
      customerId: order.user_id,
      cents: amount,
      detail: { to, customerReason },
    },
  );
}

function asRefusal(error: unknown): never {
  if (!(error instanceof RefundRefused)) throw error;
  if (error.code === 'too_large') throw new Refusal(422, 'refund_too_large');
  if (error.code === 'key_reused') throw new Refusal(422, 'key_reused');
  throw new Refusal(404, 'order_not_found');
}
