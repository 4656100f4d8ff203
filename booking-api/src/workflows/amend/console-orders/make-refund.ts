import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import { audit } from '../../../modules/accounts/public/audit.ts';
import { countGift } from '../../../modules/approvals/public/gifts.ts';
import { endUndo } from '../../../modules/orders/public/acts/undoable.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import { refundMailJob } from '../../../modules/payments/public/refunds/jobs.ts';
import { type RefundOptions, refundWithin } from '../../../modules/payments/public/refunds/make-refund.ts';
import { findRefund } from '../../../modules/payments/public/refunds/refund-store.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';

/** A partial refund by staff; `key` identifies it permanently. */
export type StaffRefund = {
  amount: Cents;
  to: RefundOptions['to'];
  comment: string;
  customerReason: string | undefined;
  actorId: string;
  key: string;
  /** It pays a claim about the order. */
  isClaim?: boolean;
};

/**
 * Refunds a part of an order by staff, in the caller's transaction, once per key: logged before it is owed,
 * counted for its author's limit, and emailed. Throws RefundRefused.
 */
export async function makeRefund(
  trx: DatabaseTransaction,
  context: AppContext,
  order: Order,
  { amount, to, comment, customerReason, actorId, key, isClaim = false }: StaffRefund,
): Promise<{ refundId: string }> {
  const { jobs, clock } = context;
  if (!(await findRefund(trx, order.id, key)))
    await audit({ db: trx, clock }, 'staff.refunded_order', {
      userId: actorId,
      subject: order.user_id,
      detail: { order: order.id, cents: amount, to, comment },
    });
  const refund = await refundWithin(trx, context, order.id, amount, {
    to,
    reason: comment,
    customerReason,
    actor: actorId,
    idempotencyKey: key,
    isGoodwill: true,
    isCompensation: isClaim,
  });
  const gift = { actorId, customerId: order.user_id, cents: amount, reference: refund.refundId };
  await countGift(trx, gift, clock.instant());
  // Undoing a change refunds the change's payment, so a manual refund ends the undo period.
  await endUndo(trx, order.id);
  // The customer gets an email about a manual refund only once it is paid.
  if (to !== 'other') await jobs.enqueue(trx, refundMailJob, { refundId: refund.refundId });
  return refund;
}
