import type { PriceResponse } from '@sendahead/shared-contracts/pricing/schema';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { cartKeyOf, isKeyOf } from '../carts/public/cart-access.ts';
import { moveConcessions } from '../carts/public/concessions.ts';
import { openCart } from '../carts/public/open-cart.ts';
import { findCart, type StoredCart } from '../carts/public/store.ts';
import { moveCorrection } from './adjustments.ts';

/** A cart that expired or was replaced, if the request has its token and comes from its brand's host. */
export async function lapsedCart(
  context: AppContext,
  request: FastifyRequest,
  id: string,
): Promise<StoredCart | undefined> {
  const cart = await findCart(context.db, id);
  if (cart?.status !== 'expired' && cart?.status !== 'replaced') return undefined;
  return (await isKeyOf(context.db, cartKeyOf(request), cart)) ? cart : undefined;
}

/**
 * PR-12: replaces a cart that expired or was itself replaced with a new one of the same microsite, including
 * the price correction of staff. `guestSession` owns a guest's new cart, so that it moves to the account at
 * sign-in. A cart that became an order is not replaced: its page shows the order, never a second booking.
 */
export async function renewLapsedCart(
  { db, clock }: AppContext,
  cart: StoredCart,
  guestSession: Buffer | null,
): Promise<{ cart: StoredCart; answer: NonNullable<PriceResponse['cart_replacement']> } | undefined> {
  if (cart.status !== 'replaced' && cart.status !== 'expired') return undefined;
  const { brandId, micrositeId, userId, amends, amendsAfter, heldBy } = cart;
  const { id, token } = await openCart(db, {
    brandId,
    micrositeId,
    userId,
    sessionHash: userId === null ? guestSession : null,
    amends: amends === null || amendsAfter === null ? undefined : { orderId: amends, after: amendsAfter },
    heldBy: amends === null ? null : heldBy,
    now: clock.instant(),
  });
  await moveCorrection(db, cart.id, id);
  await moveConcessions(db, cart.id, id);
  const fresh = await findCart(db, id);
  return fresh && { cart: fresh, answer: { id, cart_token: token } };
}
