import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import { CartNotOpened, opens } from '../../modules/carts/cart-access.ts';
import { mayOrder, ownerOf } from '../../modules/carts/cart-owner.ts';
import { lockCart, type StoredCart } from '../../modules/carts/store.ts';
import { insertAttempt, type PressRecord } from '../../modules/payments/attempts.ts';
import { holdCoupon, noteHold } from '../../modules/payments/coupon-holds.ts';
import { holdCredits, noteCredits } from '../../modules/payments/credit-holds.ts';
import { type DatabaseTransaction, type End, transact } from '../../platform/database.ts';
import type { Reference } from '../../platform/reference.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refused } from './answer.ts';
import { answerAgain } from './answer-again.ts';
import { checkCard } from './check-card.ts';
import { claimAtOnce } from './claim-at-once.ts';
import type { PlaceOrderContext, Press } from './context.ts';
import { endedPress, type Judged, judgePress } from './judge-press.ts';
import { lookAround, type Surroundings } from './look-around.ts';
import type { PreparedOrder } from './order-statements.ts';

/**
 * Either the press may go on, or it is answered, or an abandoned press of this cart must be resolved first. `looked`:
 * what the gateway finds wrong with its card, where it has one; `prepared`: its order, where it was put into words by now.
 */
export type Claim =
  | {
      attempt: PressRecord;
      looked: ReturnType<typeof checkCard> | undefined;
      reference: Reference;
      prepared?: PreparedOrder | undefined;
    }
  | { answer: string }
  | { abandoned: string };

/**
 * Step 1: reads everything again, prices the cart, and writes the press down. From its commit on no other press can
 * start for this cart, and nothing that the page says about the price counts. The usual press is written at once, if its
 * cart is still as it was read; every other one holds the cart's lock meanwhile.
 * Undo: `endAttempt`.
 */
export async function claimAttempt(context: PlaceOrderContext, press: Press): Promise<Claim> {
  const claimed = await claimAtOnce(context, press);
  if (claimed) return claimed;
  try {
    return await claimLocked(context, press, false);
  } catch (error) {
    if (!(error instanceof HoldLost)) throw error;
    return claimLocked(context, press, true);
  }
}

function claimLocked(context: PlaceOrderContext, press: Press, holdLost: boolean): Promise<Claim> {
  return transact(context.db, async (trx, finish): Promise<Claim> => {
    // They go out together and are answered in turn: what follows the lock is as it stands under the lock.
    const [cart, around] = await Promise.all([lockCart(trx, press.cartId), lookAround(trx, press)]);
    if (!(await opens(trx, press, cart)) || !cart) throw new CartNotOpened(cart);
    if (!mayOrder(cart, press)) throw new Refusal(404, 'cart_not_found');
    press.limit?.judge(around.declines);
    const before = around.earlierPress ? await answerAgain(trx, cart, press) : undefined;
    if (before) return before;
    return holdLost ? end(trx, cart, press, 'recalc') : start(context, { trx, finish }, cart, press, around);
  });
}

async function start(
  context: PlaceOrderContext,
  { trx, finish }: { trx: DatabaseTransaction; finish: End },
  cart: StoredCart,
  press: Press,
  around: Surroundings,
): Promise<Claim> {
  const judged = await judgePress(context, trx, cart, press, around);
  if ('error' in judged) return end(trx, cart, press, judged.error);
  const { attempt, plan, couponCode } = judged;
  const owner = ownerOf(cart, press.userId);
  if (!(await holdAll(trx, owner, judged))) throw new HoldLost();
  const written = finish(
    insertAttempt(trx, attempt),
    ...(couponCode === null ? [] : [noteHold(trx, attempt.id, couponCode, owner)]),
    noteCredits(trx, attempt.id, plan.tenders),
  );
  // The gateway looks at the card while the press is written down.
  const looked = plan.gatewayCents > 0 ? checkCard(context, press) : undefined;
  await written;
  return { attempt, looked, reference: around.reference };
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
