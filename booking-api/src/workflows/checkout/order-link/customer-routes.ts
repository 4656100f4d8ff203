import * as calls from '@sendahead/shared-contracts/payments/waiting-link-calls';
import { readShipForm } from '@sendahead/shared-contracts/ship-form/read';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../../modules/accounts/public/audit.ts';
import { findAccount } from '../../../modules/accounts/public/store.ts';
import { cartKeyOf, isOtherBrands, requireReadableCart } from '../../../modules/carts/public/cart-access.ts';
import { findCart, type StoredCart } from '../../../modules/carts/public/store.ts';
import { giveLinkToken } from '../../../modules/payments/public/splits/link-tokens.ts';
import {
  findSplitOfCart,
  type ShareRow,
  type Split,
  sharesOf,
} from '../../../modules/payments/public/splits/splits.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type CallContext, registerCall } from '../../../platform/http/register-call.ts';
import { sameBytes } from '../../../platform/security/secrets.ts';
import type { PlaceOrderContext } from '../context.ts';
import { expireSplit, stopSplit } from '../split-bill/end-split.ts';
import { lockSplit } from '../split-bill/lock-split.ts';
import { requireOpen } from '../split-bill/pay-shares.ts';
import { presentWaitingLink, type WaitingCustomer } from './present-waiting-link.ts';

/** Links that one cart's customer may open per hour. */
const perHour = 30;

type Waiting = { cart: StoredCart; split: Split; share: ShareRow; customer: WaitingCustomer };

/** TK-20, TK-21: what the customer of a booking can do with the pay link that staff sent for it. */
export function customerOrderLinkRoutes(
  app: FastifyInstance,
  context: AppContext,
  ordering: PlaceOrderContext,
): void {
  const { db, clock, throttle } = context;

  registerCall(app, context, calls.readWaitingLink, async ({ params }, call) => {
    const found = await requireWaiting(context, call, params.cartId);
    if (found.split.state === 'open' && Date.parse(found.split.expires_at) <= clock.now())
      await expireSplit(ordering, found.split.attempt_id);
    return present(await requireWaiting(context, call, params.cartId));
  });

  registerCall(app, context, calls.openWaitingLink, async ({ params }, call) => {
    const { cart, split, share, customer } = await requireWaiting(context, call, params.cartId);
    await throttle.attempt('waiting-link', cart.id, perHour, 3600);
    if (!customer.isPayer) throw new Refusal(404, 'pay_link_not_found');
    const token = await db.transaction().execute(async (trx) => {
      requireOpen(ordering, await lockSplit(trx, split.attempt_id));
      return giveLinkToken(trx, share.id, clock.instant());
    });
    return { address: `/pay#token=${token}` };
  });

  registerCall(app, context, calls.withdrawWaitingLink, async ({ params }, call) => {
    const { cart, split, customer } = await requireWaiting(context, call, params.cartId);
    if (!customer.waits) throw new Refusal(404, 'pay_link_not_found');
    await stopSplit(ordering, split.attempt_id);
    await audit(context, 'cart.order_link_withdrawn', {
      userId: call.session?.user?.id ?? null,
      subject: cart.id,
      detail: { cart: cart.id },
    });
    return present(await requireWaiting(context, call, params.cartId));
  });

  const present = ({ cart, split, share, customer }: Waiting) =>
    presentWaitingLink(ordering, { cart, split, share }, customer);
}

/**
 * The link of a booking for its signed-in owner, or for the browser that has the cart's token. Throws Refusal
 * 404 cart_not_found, and pay_link_not_found for a booking without a pay link.
 */
async function requireWaiting(
  context: AppContext,
  { request, session }: Pick<CallContext, 'request' | 'session'>,
  cartId: string,
): Promise<Waiting> {
  const { db } = context;
  const key = cartKeyOf(request);
  const found = await findCart(db, cartId);
  const userId = session?.user?.id;
  const isOwner =
    userId !== undefined && found?.userId === userId && !(await isOtherBrands(db, key.host, found.brandSlug));
  const cart = isOwner && found ? found : (await requireReadableCart(context, request, cartId)).cart;
  const waits = cart.waitingTokenHash !== null && sameBytes(key.tokenHash, cart.waitingTokenHash);
  const split = await findSplitOfCart(db, cart.id);
  const [share] = split?.by_link ? await sharesOf(db, split.attempt_id) : [];
  if (!split || !share) throw new Refusal(404, 'pay_link_not_found');
  const payer = share.email.trim().toLowerCase();
  const isPayer = isOwner
    ? (await findAccount(db, userId))?.email.trim().toLowerCase() === payer
    : waits && emailsIn(cart).includes(payer);
  return { cart, split, share, customer: { isOwner, isPayer, waits } };
}

/** The addresses that a guest's booking names: anyone with its token can read them there. */
const emailsIn = ({ session }: StoredCart): readonly string[] =>
  (readShipForm(session?.ship_state ?? {}).travelers ?? []).map(({ email }) => email.trim().toLowerCase());
