import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { hashSecret, sameBytes } from '../../platform/secrets.ts';
import { audit } from '../accounts/audit.ts';
import { brandOfHost } from '../catalog/brand-of-host.ts';
import { brandExists } from '../catalog/store.ts';
import { findCart, type StoredCart } from './store.ts';

/** The token that came with a request: the header first, the query as specified second. */
export function cartTokenOf(request: FastifyRequest): string {
  const header = request.headers['x-cart-token'];
  if (typeof header === 'string') return header;
  const query: unknown = request.query;
  const inQuery =
    typeof query === 'object' && query !== null && 'cart_token' in query ? query.cart_token : undefined;
  return typeof inQuery === 'string' ? inQuery : '';
}

/** A host that names no brand at all serves every cart. */
export async function isOtherBrands(
  { db }: Pick<AppContext, 'db'>,
  hostname: string,
  slug: string,
): Promise<boolean> {
  const host = brandOfHost(hostname);
  return host !== null && host !== slug && (await brandExists(db, host));
}

/**
 * The cart, if the request carries its token and comes from its brand's host. Everything else is one and the same
 * refusal (404 `cart_not_found`), and 429 after ten of them in a minute.
 */
export async function requireCart(
  context: AppContext,
  request: FastifyRequest,
  cartId: string,
): Promise<StoredCart> {
  const given = hashSecret(cartTokenOf(request));
  const cart = await findCart(context.db, cartId);
  const known = sameBytes(given, cart?.tokenHash ?? hashSecret('no such cart'));
  const usable = cart?.status === 'open' || cart?.status === 'ordered';
  if (cart && known && usable && !(await isOtherBrands(context, request.hostname, cart.brandSlug)))
    return cart;
  await context.throttle.attempt('cart-miss', request.ip, 10, 60);
  await audit(context, 'cart.refused', { userId: null, subject: cart ? cart.id : null });
  throw new Refusal(404, 'cart_not_found');
}
