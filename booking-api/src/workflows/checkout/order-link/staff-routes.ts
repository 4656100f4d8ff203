import { reachOf } from '@sendahead/shared-contracts/call/role-acts';
import * as calls from '@sendahead/shared-contracts/payments/order-link-calls';
import { isEmail } from '@sendahead/shared-contracts/validation/person';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../../modules/accounts/public/account-of.ts';
import { audit } from '../../../modules/accounts/public/audit.ts';
import { CartNotOpened, refuseCart } from '../../../modules/carts/public/cart-access.ts';
import { findSplit } from '../../../modules/payments/public/splits/splits.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { PlaceOrderContext } from '../context.ts';
import { readCheckout, submitterOf, withoutGuessedCoupon } from '../place-order/routes/read-checkout.ts';
import { limitRecipients } from '../split-bill/limit-recipients.ts';
import { requireSplit } from '../split-bill/pay-shares.ts';
import { presentSplit } from '../split-bill/present-split.ts';
import { copyLink, payerEmail, sendLinkAgain, sendOrderLink } from './send-order-link.ts';

/** Links that one person may send, or copy, per hour. */
const perHour = 30;

/** CO-86: what staff do with a pay link for a new order: send, resend, copy. */
export function staffOrderLinkRoutes(
  app: FastifyInstance,
  context: AppContext,
  ordering: PlaceOrderContext,
): void {
  const { throttle } = context;
  const limit = async (userId: string, email: string) => {
    await throttle.attempt('order-link', userId, perHour, 3600);
    await limitRecipients(context, userId, [{ name: '', email, travelers: [], isBuyer: false }]);
  };
  const require = async (cartId: string, call: Parameters<typeof accountOf>[0]) => {
    const split = await requireSplit(ordering, cartId, accountOf(call));
    if (!split.by_link) throw new Refusal(404, 'split_not_found');
    return split;
  };

  registerCall(app, context, calls.sendOrderLink, async ({ body }, call) => {
    const submitter = submitterOf(call, body);
    const { user, role } = submitter;
    if (reachOf(role, 'help_people') === undefined) throw refuse('not_allowed');
    const asking = await readCheckout(context, call, submitter, body, body);
    await limit(user.id, payerEmail(body));
    const checkout = await withoutGuessedCoupon(context, call.request, asking);
    const sent = await sendOrderLink(ordering, checkout).catch((error: unknown) => {
      if (error instanceof CartNotOpened) return refuseCart(context, call.request, error);
      throw error;
    });
    if ('error' in sent) return { status: false, error: sent.error, split: null };
    const split = await findSplit(context.db, sent.splitId);
    if (split) await note('staff.sent_order_link', split.cart_id, user.id);
    return { status: true, error: null, split: split ? await presentSplit(ordering, split) : null };
  });

  registerCall(app, context, calls.sendOrderLinkAgain, async ({ params, body }, call) => {
    const email = body.email.trim();
    if (!isEmail(email)) throw refuse('malformed', [{ path: 'email', code: 'email' }]);
    const split = await require(params.cart_id, call);
    const { id } = accountOf(call);
    await limit(id, email);
    await sendLinkAgain(ordering, split, email);
    await note('staff.sent_order_link', split.cart_id, id);
    return presentSplit(ordering, split);
  });

  registerCall(app, context, calls.copyOrderLink, async ({ params }, call) => {
    const split = await require(params.cart_id, call);
    const { id } = accountOf(call);
    await throttle.attempt('order-link', id, perHour, 3600);
    const token = await copyLink(ordering, split);
    await note('staff.copied_order_link', split.cart_id, id);
    return { address: `/pay#token=${token}` };
  });

  const note = (kind: 'staff.sent_order_link' | 'staff.copied_order_link', cart: string, userId: string) =>
    audit(context, kind, { userId, subject: cart, detail: { cart } });
}
