import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import { CartNotOpened, opens } from '../../modules/carts/public/cart-access.ts';
import { mayOrder, ownerOf } from '../../modules/carts/public/cart-owner.ts';
import { lockCart, type StoredCart } from '../../modules/carts/public/store.ts';
import { insertAttempt, type PressRecord } from '../../modules/payments/public/attempts/attempts.ts';
import { holdCoupon, noteHold } from '../../modules/payments/public/holds/coupon-holds.ts';
import { holdCredits, noteCredits } from '../../modules/payments/public/holds/credit-holds.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { refused } from './answer.ts';
import { answerAgain } from './answer-again.ts';
import type { PlaceOrderContext, Press } from './context.ts';
import { endedPress, type Judged, judgePress } from './judge-press.ts';

/** Either the press may go on, or it is answered, or an abandoned press of this cart must be resolved first. */
export type Claim = { attempt: PressRecord } | { answer: string } | { abandoned: string };

/**
 * Step 1, under the lock of the cart: reads everything again, prices the cart, and writes the press down. From its commit
 * on no other press can start for this cart, and nothing that the page says about the price counts.
 * Undo: `endAttempt`.
 */
export async function claimAttempt(context: PlaceOrderContext, press: Press): Promise<Claim> {
  try {
    return await claimLocked(context, press, false);
  } catch (error) {
    if (!(error instanceof HoldLost)) throw error;
    return claimLocked(context, press, true);
  }
}

function claimLocked(context: PlaceOrderContext, press: Press, holdLost: boolean): Promise<Claim> {
  return context.db.transaction().execute(async (trx): Promise<Claim> => {
    const cart = await lockCart(trx, press.cartId);
    if (!(await opens(trx, press, cart)) || !cart) throw new CartNotOpened(cart);
    if (!mayOrder(cart, press)) throw new Refusal(404, 'cart_not_found');
    await press.limitDeclines?.(trx);
    const before = await answerAgain(trx, cart, press);
    if (before) return before;
    return holdLost ? end(trx, cart, press, 'recalc') : start(context, trx, cart, press);
  });
}

async function start(
  context: PlaceOrderContext,
  trx: DatabaseTransaction,
  cart: StoredCart,
  press: Press,
): Promise<Claim> {
  const judged = await judgePress(context, trx, cart, press);
  if ('error' in judged) return end(trx, cart, press, judged.error);
  const { attempt, plan, couponCode } = judged;
  const owner = ownerOf(cart, press.userId);
  if (!(await holdAll(trx, owner, judged))) throw new HoldLost();
  await insertAttempt(trx, attempt);
  if (couponCode !== null) await noteHold(trx, attempt.id, couponCode, owner);
  await noteCredits(trx, attempt.id, plan.tenders);
  return { attempt };
}

/** Takes the coupon's use and what credits pay. False when one of them was spent a moment ago. */
async function holdAll(
  trx: DatabaseTransaction,
  owner: string,
  { attempt, couponCode, plan }: Exclude<Judged, { error: PaymentErrorCode }>,
): Promise<boolean> {
  if (couponCode !== null && !(await holdCoupon(trx, couponCode, owner))) return false;
  return holdCredits(trx, attempt.id, plan.tenders);
}

/** What was priced a moment ago is spent: everything held so far is given back, and the press ends with `recalc`. */
class HoldLost extends Error {}

/** A press that ends before the gateway is called; its key answers the same from now on. */
async function end(
  trx: DatabaseTransaction,
  cart: StoredCart,
  press: Press,
  error: PaymentErrorCode,
): Promise<Claim> {
  const answer = refused(error, press.form.payment_method_type);
  await insertAttempt(trx, endedPress(cart, press, error, answer));
  return { answer };
}
