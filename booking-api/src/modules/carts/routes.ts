import * as calls from '@sendahead/shared-contracts/carts/calls';
import { readHold } from '@sendahead/shared-contracts/carts/hold-calls';
import { cartNews } from '@sendahead/shared-contracts/live/calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { streamNews } from '../../platform/live/stream-news.ts';
import { sameBytes } from '../../platform/security/secrets.ts';
import { findAccount } from '../accounts/public/store.ts';
import { findBrandById } from '../catalog/public/store.ts';
import { findMicrosite } from '../clubs/public/microsites.ts';
import { ownCartRoutes } from './own-carts-routes.ts';
import { requireReadableCart } from './public/cart-access.ts';
import { withoutReturn } from './public/one-way.ts';
import { openCart } from './public/open-cart.ts';
import { findCart, type StoredCart, saveSession } from './public/store.ts';

/** Far above the saves of a page that waits for a pause in typing (EP-22). */
const savesPerMinute = 120;

/** Carts: opened once, saved as the booking progresses, read again after a reload. */
export function cartRoutes(app: FastifyInstance, context: AppContext): void {
  createRoute(app, context);
  saveRoute(app, context);
  readRoutes(app, context);
  ownCartRoutes(app, context);
}

function createRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle, sessions } = context;

  registerCall(app, context, calls.createCart, async ({ body }, { request, reply, session, reference }) => {
    await throttle.attempt('cart', request.ip, 120, 60);
    const own = session?.user?.id ?? null;
    if (body.cart.user_id && body.cart.user_id !== own) throw refuse('not_allowed');
    const { brand_id: brandId } = body.cart;
    const brand = await (await reference()).remember(['brand', brandId], () => findBrandById(db, brandId));
    if (!brand) throw refuse('malformed', [{ path: 'cart.brand_id', code: 'unknown' }]);
    const micrositeId = body.cart.micro_site_id ?? null;
    if (micrositeId !== null && !(await findMicrosite(db, micrositeId, brand.slug)))
      throw refuse('malformed', [{ path: 'cart.micro_site_id', code: 'unknown' }]);
    // From now on the guest has data to return to.
    if (session) await sessions.keep(request, reply);
    const cart = await openCart(db, {
      brandId,
      micrositeId,
      userId: own,
      sessionHash: session && own === null ? session.idHash : null,
      now: clock.instant(),
    });
    return { id: cart.id, order_id: cart.orderId, display_id: cart.displayId, cart_token: cart.token };
  });
}

function saveRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle } = context;

  registerCall(app, context, calls.saveCartSession, async ({ params, body }, { request, session }) => {
    const { cart, waiting } = await requireReadableCart(context, request, params.cartId);
    if (waiting) throw new Refusal(409, 'cart_taken_over');
    await throttle.attempt('cart-save', cart.id, savesPerMinute, 60);
    const now = clock.instant();
    const entries = withoutReturn(body.session);
    const saved = await saveSession(db, cart, entries, session?.user?.id ?? null, now, body.hold_turn);
    if (!saved) throw await whyNotSaved(db, cart);
    return { success: true as const, saved_at: now, hold_turn: cart.holdTurn };
  });
}

function readRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  registerCall(app, context, calls.readCartSession, async ({ params }, { request }) => {
    const { cart } = await requireReadableCart(context, request, params.cartId);
    return {
      display_id: cart.displayId,
      session: cart.session,
      order_id: orderOf(cart),
      hold_turn: cart.holdTurn,
      ...(cart.status === 'divided' ? { bill_divided: true } : {}),
    };
  });

  registerCall(app, context, readHold, async ({ params }, { request }) => {
    const { cart, waiting } = await requireReadableCart(context, request, params.cartId);
    const holder = waiting && cart.heldBy ? await findAccount(db, cart.heldBy) : undefined;
    return {
      held_by: holder?.firstName ?? null,
      changed_at: cart.updatedAt,
      order_id: orderOf(cart),
      hold_turn: cart.holdTurn,
      ...(cart.status === 'divided' ? { awaits_payment: true } : {}),
    };
  });

  registerCall(app, context, cartNews, async ({ params }, call) => {
    const { cart } = await requireReadableCart(context, call.request, params.cartId);
    return streamNews(context, call, `cart:${cart.id}`);
  });
}

const orderOf = ({ status, orderId, amends }: StoredCart): string | null =>
  status === 'ordered' ? (amends ?? orderId) : null;

/** The cart was ordered or taken over after the token check, or has changed hands since the page read it. */
async function whyNotSaved(db: AppContext['db'], cart: StoredCart): Promise<Refusal> {
  const now = await findCart(db, cart.id);
  if (now?.status === 'divided') return new Refusal(409, 'bill_divided');
  if (now?.status === 'open' && sameBytes(now.tokenHash, cart.tokenHash))
    return new Refusal(409, 'cart_changed_hands');
  return now?.status === 'ordered'
    ? new Refusal(409, 'cart_already_ordered')
    : new Refusal(404, 'cart_not_found');
}
