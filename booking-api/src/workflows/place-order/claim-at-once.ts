import { opens } from '../../modules/carts/cart-access.ts';
import { mayOrder } from '../../modules/carts/cart-owner.ts';
import type { PressRecord } from '../../modules/payments/attempts.ts';
import { insertUnchanged, type PressOfCart } from '../../modules/payments/insert-unchanged.ts';
import type { Queries } from '../../platform/database.ts';
import { fewAtOnce, gatherEach } from '../../platform/gather.ts';
import type { Reference } from '../../platform/reference.ts';
import { checkCard } from './check-card.ts';
import { prepareOrder } from './commit-order.ts';
import type { PlaceOrderContext, Press } from './context.ts';
import { type Judged, judgePress } from './judge-press.ts';
import { lookAtCart } from './look-at-cart.ts';
import type { PreparedOrder } from './order-statements.ts';

/** A press that is written down; `looked`: what the gateway finds wrong with its card. */
type Claimed = {
  attempt: PressRecord;
  looked: ReturnType<typeof checkCard>;
  reference: Reference;
  prepared: PreparedOrder | undefined;
};

/**
 * Claims the usual press, one that the gateway pays and nothing else: it is read and priced without a lock, and written
 * down by one statement if its cart was not written since and no other press is on its way. Undefined where it is not the
 * usual one or another came first, with nothing written: then all of it is looked at under the cart's lock. Throws the
 * Refusals of `judgePress`, and 429 after too many declined cards.
 */
export async function claimAtOnce(context: PlaceOrderContext, press: Press): Promise<Claimed | undefined> {
  // What an order that is amended comes to is read under the lock.
  if (press.form.price_api_order_id) return undefined;
  const found = await lookAtCart(context.db, press);
  if (!found || found.around.earlierPress) return undefined;
  const { cart, version, around } = found;
  if (!(await opens(context.db, press, cart)) || !mayOrder(cart, press)) return undefined;
  press.limit?.judge(around.declines);
  const judged = await judgePress(context, context.db, cart, press, around);
  if (!isPaidByGateway(judged)) return undefined;
  const { attempt } = judged;
  const written = writeUnlessChanged(context.db, { attempt, cartVersion: version });
  // While the press is written down the gateway looks at the card, and the order is put into words.
  const looked = checkCard(context, press);
  const { reference } = around;
  const prepared = prepareOrder(context, attempt, reference);
  return (await written) ? { attempt, looked, reference, prepared } : undefined;
}

type PaidByGateway = Exclude<Judged, { error: unknown }>;

/** Whether a press holds nothing: no coupon, no credits, no club's account. */
const isPaidByGateway = (judged: Judged): judged is PaidByGateway =>
  !('error' in judged) &&
  judged.plan.gatewayCents > 0 &&
  judged.plan.tenders.length === 0 &&
  judged.couponCode === null &&
  judged.attempt.amends_order_id === null;

/** False, with nothing written, when the cart was written since, or has a press by now. Presses of a moment are one write. */
const writeUnlessChanged = gatherEach(
  async (db: Queries, presses: readonly PressOfCart[]) => {
    const written = await insertUnchanged(db, presses);
    return presses.map(({ attempt }) => written.has(attempt.id));
  },
  1,
  fewAtOnce,
);
