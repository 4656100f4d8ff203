import * as calls from '@sendahead/shared-contracts/payments/split-calls';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../../../modules/accounts/public/account-of.ts';
import { audit } from '../../../../modules/accounts/public/audit.ts';
import { CartNotOpened, refuseCart } from '../../../../modules/carts/public/cart-access.ts';
import { checkCardHolder } from '../../../../modules/payments/public/methods/card-holder.ts';
import { limitDeclines } from '../../../../modules/payments/public/methods/limit-declines.ts';
import { findSplit } from '../../../../modules/payments/public/splits/splits.ts';
import type { AppContext } from '../../../../platform/context.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { registerCall } from '../../../../platform/http/register-call.ts';
import type { PlaceOrderContext } from '../../context.ts';
import { readCheckout, submitterOf, withoutGuessedCoupon } from '../../place-order/routes/read-checkout.ts';
import { askShares, payersIn } from '../ask-shares.ts';
import { expireSplit, stopSplit } from '../end-split.ts';
import { limitRecipients } from '../limit-recipients.ts';
import { payShares, requireSplit } from '../pay-shares.ts';
import { presentSplit } from '../present-split.ts';

/** The payment of a share: a typed card, or one of the account. */
const cards: readonly string[] = ['NewCard', 'previousCard', 'PreviousCard'];

/** Bills that an account may split per hour: each one mails people who did not ask for it. */
const asksPerHour = 10;

/** Splitting the bill of a cart: asking everyone, viewing who has agreed, paying the rest, withdrawing it. */
export function splitRoutes(app: FastifyInstance, context: AppContext, ordering: PlaceOrderContext): void {
  const { db } = context;
  const declines = limitDeclines(context.throttle);

  registerCall(app, context, calls.askShares, async ({ body }, call) => {
    const submitter = submitterOf(call, body);
    const { user } = submitter;
    if (!cards.includes(body.payment_method_type)) throw new Refusal(422, 'not_divisible');
    const asking = {
      ...(await readCheckout(context, call, submitter, body, body)),
      limitDeclines: (trx: Queries) => declines.check(user.id, trx),
    };
    await checkCardHolder(db, user, body['card-holder-email']);
    await context.throttle.attempt('ask-shares', user.id, asksPerHour, 3600);
    await limitRecipients(context, user.id, payersIn(asking, user.email));
    const checkout = await withoutGuessedCoupon(context, call.request, asking);
    const outcome = await askShares(ordering, checkout, user.email).catch((error: unknown) => {
      if (error instanceof CartNotOpened) return refuseCart(context, call.request, error);
      throw error;
    });
    if ('error' in outcome) {
      await declines.count(user.id, outcome.error);
      return { status: false, error: outcome.error, split: null };
    }
    const split = await findSplit(db, outcome.splitId);
    return { status: true, error: null, split: split ? await presentSplit(ordering, split) : null };
  });

  registerCall(app, context, calls.readSplit, async ({ params }, call) => {
    const split = await requireSplit(ordering, params.cart_id, accountOf(call));
    const isOver = split.state === 'open' && Date.parse(split.expires_at) <= context.clock.now();
    if (!isOver) return presentSplit(ordering, split);
    // Reading a bill after its deadline finds the cart open again.
    await expireSplit(ordering, split.attempt_id);
    return presentSplit(ordering, await requireSplit(ordering, params.cart_id, accountOf(call)));
  });

  registerCall(app, context, calls.payShares, async ({ params, body }, call) => {
    const user = accountOf(call);
    await declines.check(user.id);
    const split = await requireSplit(ordering, params.cart_id, user);
    // A link is paid on its own page.
    if (split.by_link) throw new Refusal(404, 'split_not_found');
    const { what, payment_method_nonce: nonce, 'billing-zip-code': billingZip } = body;
    const card = nonce === undefined ? undefined : { nonce, billingZip };
    const { error } = await payShares(ordering, split, { what, card });
    await declines.count(user.id, error);
    return { status: error === null, error, split: await presentSplit(ordering, split) };
  });

  registerCall(app, context, calls.stopSplit, async ({ params }, call) => {
    const user = accountOf(call);
    const split = await requireSplit(ordering, params.cart_id, user);
    await stopSplit(ordering, split.attempt_id);
    if (split.by_link) {
      const { cart_id: cart } = split;
      await audit(context, 'staff.withdrew_order_link', { userId: user.id, subject: cart, detail: { cart } });
    }
    return presentSplit(ordering, await requireSplit(ordering, params.cart_id, user));
  });
}
