import type { PriceResponse } from '@sendahead/shared-contracts/pricing/schema';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { hashSecret, newId, newSecret, sameBytes } from '../../platform/secrets.ts';
import { cartTokenOf, isOtherBrands } from '../carts/cart-access.ts';
import { newDisplayId } from '../carts/display-id.ts';
import { findCart, insertCart, type StoredCart } from '../carts/store.ts';

/** A cart that expired or was replaced, if the request carries its token and comes from its brand's host. */
export async function lapsedCart(
  context: AppContext,
  request: FastifyRequest,
  id: string,
): Promise<StoredCart | undefined> {
  const cart = await findCart(context.db, id);
  if (cart?.status !== 'expired' && cart?.status !== 'replaced') return undefined;
  const known = sameBytes(hashSecret(cartTokenOf(request)), cart.tokenHash);
  return known && !(await isOtherBrands(context, request.hostname, cart.brandSlug)) ? cart : undefined;
}

/**
 * PR-12: a cart that expired or was replaced gets a new one in its place, with the price that was asked. A cart that is
 * an order stays: its page is shown the order, never a second booking.
 */
export async function replaceCart(
  { db, clock }: AppContext,
  cart: StoredCart,
): Promise<{ cart: StoredCart; answer: NonNullable<PriceResponse['cart_replacement']> } | undefined> {
  if (cart.status === 'open' || cart.status === 'ordered') return undefined;
  const token = newSecret();
  const id = newId('crt');
  await insertCart(db, {
    id,
    orderId: newId('ord'),
    displayId: newDisplayId(),
    tokenHash: hashSecret(token),
    brandId: cart.brandId,
    micrositeId: null,
    userId: cart.userId,
    sessionHash: null,
    now: clock.instant(),
  });
  const fresh = await findCart(db, id);
  return fresh && { cart: fresh, answer: { id, cart_token: token } };
}
