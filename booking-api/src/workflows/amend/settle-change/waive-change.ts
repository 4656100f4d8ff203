import { lockLimits } from '../../../modules/accounts/public/staff-limits.ts';
import { isWithinLimit } from '../../../modules/approvals/public/gifts.ts';
import { askApproval, requestOfKey } from '../../../modules/approvals/public/requests.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { requireInternationalInfo } from '../../checkout/checks/require-international-info.ts';
import type { PlaceOrderContext } from '../../checkout/context.ts';
import { lockAndPrice } from '../amend-order.ts';
import { asChangeRefusal } from '../submit-attempt.ts';
import { type SettledChange, settleChange, wasSettled } from './settle-change.ts';

/**
 * Waives the difference of a change, which is made immediately; above the caller's limit, or with what they gave the
 * customer in thirty days, it waits for a second person, and nothing changes. Returns the request for approval, or null
 * once the change is made. Throws the Refusals of `settleChange`.
 */
export async function waiveOrAsk(
  context: PlaceOrderContext,
  order: Order,
  wanted: SettledChange,
): Promise<string | null> {
  if (await wasSettled(context.db, order, wanted)) return null;
  const waits = await context.db
    .transaction()
    .execute((trx) => requestFor(trx, context, order, wanted))
    .catch(asChangeRefusal);
  if (waits !== undefined) return waits;
  await waive(context, order, wanted);
  return null;
}

/** Throws Refusal `recalc` also where the limit, the request or the order changed while the change was made. */
export const waive = (context: PlaceOrderContext, order: Order, wanted: SettledChange): Promise<void> =>
  settleChange(context, order, wanted).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'payment_refused') throw new Refusal(409, 'recalc');
    throw error;
  });

/** The request of a waiver above the limit; null for one that was approved since, undefined for one to make now. */
async function requestFor(
  trx: DatabaseTransaction,
  context: PlaceOrderContext,
  order: Order,
  { amendment, by, settlement, key, pricedAfter }: SettledChange,
): Promise<string | null | undefined> {
  const { refundCents } = await lockLimits(trx, by.id);
  const requestKey = `waive-${key}`;
  const earlier = await requestOfKey(trx, by.id, requestKey);
  if (earlier) {
    if (earlier.order_id !== order.id || earlier.amount_cents !== settlement.cents)
      throw new Refusal(422, 'key_reused');
    return earlier.state === 'approved' ? null : earlier.id;
  }
  const gift = { actorId: by.id, customerId: order.user_id, cents: settlement.cents };
  if (await isWithinLimit(trx, refundCents, gift, context.clock.instant())) return undefined;
  const { difference } = await lockAndPrice(trx, context.clock, order.id, { amendment, by, pricedAfter });
  if (difference.total !== settlement.cents) throw new Refusal(409, 'recalc');
  await requireInternationalInfo(trx, order.cart_id, difference, order.id);
  return askApproval(
    { trx, clock: context.clock },
    {
      kind: 'waive_difference',
      askedBy: by.id,
      key: requestKey,
      reason: settlement.reason,
      orderId: order.id,
      displayId: order.display_id,
      customerId: order.user_id,
      cents: settlement.cents,
      detail: { amendment },
    },
  );
}
