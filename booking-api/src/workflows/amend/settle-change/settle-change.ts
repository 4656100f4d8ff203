import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Actor, Settlement } from '../../../modules/bookings/public/purpose.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import { type Attempt, findByKey } from '../../../modules/payments/public/attempts/attempts.ts';
import { fingerprintOf } from '../../../modules/payments/public/attempts/request-key.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { PlaceOrderContext } from '../../checkout/context.ts';
import { readAnswer } from '../../checkout/place-order/answers/answer.ts';
import { type AmendRequest, lockAndPrice } from '../amend-order.ts';
import { asChangeRefusal, requirePlaced, type StaffPress, submitAttempt } from '../submit-attempt.ts';

/** A dearer change that staff settle: its settlement has the difference that they saw. */
export type SettledChange = {
  amendment: AmendRequest['amendment'];
  by: Actor;
  pricedAfter?: number | undefined;
  settlement: Settlement;
  /** The saved card to charge. */
  methodId?: string | undefined;
  /** Made once for each shown price. */
  key: string;
};

/**
 * Makes a dearer change of an order whose difference staff charge to a saved card or waive, by one attempt, once for
 * each key: nothing changes without it. A repeated press gets the first one's answer. Throws Refusal `recalc` for
 * another difference, `key_reused`, and those of `priceChangeOf` and `submitAttempt`.
 */
export async function settleChange(
  context: PlaceOrderContext,
  order: Order,
  wanted: SettledChange,
): Promise<void> {
  const { amendment, by, settlement, methodId } = wanted;
  if (await wasSettled(context.db, order, wanted)) return;
  const press = pressOf(order, wanted);
  const { generation } = await requireDifference(context, order.id, wanted);
  const purpose = { kind: 'amend', orderId: order.id, generation, amendment, by, settlement } as const;
  const isCharged = settlement.kind === 'charge';
  const agreed = isCharged ? settlement.cents : cents(0);
  const means = isCharged && methodId !== undefined ? { methodId } : undefined;
  try {
    await submitAttempt(context, order, { purpose, agreed, means, press });
  } catch (error) {
    // Another press of the same key was stored first.
    if (error instanceof Refusal || !(await wasPressed(context.db, press))) throw error;
  }
}

/** The order, locked while its change is priced. Throws Refusal `recalc` for a difference other than the one shown. */
const requireDifference = (
  { db, clock }: Pick<PlaceOrderContext, 'db' | 'clock'>,
  orderId: string,
  { amendment, by, settlement, pricedAfter }: SettledChange,
): Promise<Order> =>
  db
    .transaction()
    .execute(async (trx) => {
      const { order, difference } = await lockAndPrice(trx, clock, orderId, { amendment, by, pricedAfter });
      if (difference.total !== settlement.cents) throw new Refusal(409, 'recalc');
      return order;
    })
    .catch(asChangeRefusal);

/** A repeated press must request the same: also another card is another request. */
const pressOf = (order: Order, { amendment, by, settlement, methodId, key }: SettledChange): StaffPress => ({
  by,
  key: `settle-${settlement.kind}-${key}`,
  hash: fingerprintOf({ orderId: order.id, amendment, settlement, methodId }),
});

/** Whether a press has made its change already. Throws the Refusal with which an earlier one ended. */
export const wasSettled = (db: Queries, order: Order, wanted: SettledChange): Promise<boolean> =>
  wasPressed(db, pressOf(order, wanted));

async function wasPressed(db: Queries, { by, key, hash }: StaffPress): Promise<boolean> {
  const earlier = await findByKey(db, by.id, key);
  if (!earlier) return false;
  if (!earlier.request_hash.equals(hash)) throw new Refusal(422, 'key_reused');
  requirePlaced(answerOf(earlier));
  return true;
}

function answerOf({ answer }: Attempt) {
  if (answer === null) throw new Refusal(409, 'change_in_progress');
  return readAnswer(answer);
}
