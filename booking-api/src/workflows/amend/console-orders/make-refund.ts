import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import { audit } from '../../../modules/accounts/public/audit.ts';
import { countGift, noteOfGift } from '../../../modules/approvals/public/gifts.ts';
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
  /** As in `Gift`. */
  askedBy?: string | undefined;
  key: string;
  /** It pays a part of a claim about the order, which is counted and listed as a whole. */
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
  { amount, to, comment, customerReason, actorId, askedBy, key, isClaim = false }: StaffRefund,
): Promise<{ refundId: string }> {
  const { jobs, clock } = context;
  const { userId, approved } = noteOfGift({ actorId, askedBy });
  if (!isClaim && !(await findRefund(trx, order.id, key)))
    await audit({ db: trx, clock }, 'staff.refunded_order', {
      userId,
      subject: order.user_id,
      detail: { order: order.id, cents: amount, to, comment, ...approved },
    });
  const refund = await refundWithin(trx, context, order.id, amount, {
    to,
    reason: comment,
    customerReason,
    actor: userId,
    idempotencyKey: key,
    isGoodwill: true,
    isCompensation: isClaim,
  });
  const gift = { actorId, askedBy, customerId: order.user_id, cents: amount, reference: refund.refundId };
  if (!isClaim) await countGift(trx, gift, clock.instant());
  // Undoing a change refunds the change's payment, so a manual refund ends the undo period.
  await endUndo(trx, order.id);
  // The customer gets an email about a manual refund only once it is paid.
  if (to !== 'other') await jobs.enqueue(trx, refundMailJob, { refundId: refund.refundId });
  return refund;
}
