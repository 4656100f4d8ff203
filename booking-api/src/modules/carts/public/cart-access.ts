import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { hashSecret, sameBytes } from '../../../platform/security/secrets.ts';
import { audit } from '../../accounts/public/audit.ts';
import { brandOfHost } from '../../catalog/public/brand-of-host.ts';
import { brandExists } from '../../catalog/public/store.ts';
import type { CartStatus } from '../tables.ts';
import { findCart, type StoredCart } from './store.ts';

/** The token of a request: from the header, or else from the query as specified. */
export function cartTokenOf(request: FastifyRequest): string {
  const header = request.headers['x-cart-token'];
  if (typeof header === 'string') return header;
  const query: unknown = request.query;
  const inQuery =
    typeof query === 'object' && query !== null && 'cart_token' in query ? query.cart_token : undefined;
  return typeof inQuery === 'string' ? inQuery : '';
}

/** Whether a host belongs to another brand; a host without a brand (null) serves every cart. */
export async function isOtherBrands(db: Queries, host: string | null, slug: string): Promise<boolean> {
  return host !== null && host !== slug && (await brandExists(db, host));
}

/** A request's credentials for a cart: the hash of its token, and the brand of the requested host. */
export type CartKey = { tokenHash: Buffer; host: string | null };

export const cartKeyOf = (request: FastifyRequest): CartKey => ({
  tokenHash: hashSecret(cartTokenOf(request)),
  host: brandOfHost(request.hostname),
});

/** Whether a key belongs to a cart, and comes from its brand's host. */
export async function isKeyOf(db: Queries, key: CartKey, cart: StoredCart | undefined): Promise<boolean> {
  // Compared even when there is no cart, so that the time reveals nothing.
  const isSameToken = sameBytes(key.tokenHash, cart?.tokenHash ?? hashSecret('no such cart'));
  return isSameToken && cart !== undefined && !(await isOtherBrands(db, key.host, cart.brandSlug));
}

/** Whether a key opens a cart: a closed cart opens for no one. */
export const opensCart = async (db: Queries, key: CartKey, cart: StoredCart | undefined): Promise<boolean> =>
  (await isKeyOf(db, key, cart)) && cart !== undefined && opened.includes(cart.status);

const opened: readonly CartStatus[] = ['open', 'divided', 'ordered'];

/** A cart that the key does not open; `cartId` is set when the cart exists. */
export class CartNotOpened extends Refusal {
  readonly cartId: string | null;

  constructor(cart: StoredCart | undefined) {
    super(404, 'cart_not_found');
    this.cartId = cart?.id ?? null;
  }
}

/**
 * The cart, if the request has its token and comes from its brand's host. Every other request gets the same
 * refusal (404 `cart_not_found`), and 429 after ten of them in a minute.
 */
export async function requireCart(
  context: AppContext,
  request: FastifyRequest,
  cartId: string,
): Promise<StoredCart> {
  const cart = await findCart(context.db, cartId);
  if ((await opensCart(context.db, cartKeyOf(request), cart)) && cart) return cart;
  return refuseCart(context, request, new CartNotOpened(cart));
}

/**
 * The cart for a reader: by its token, or by its customer while staff hold it (`waiting`). Refuses like
 * `requireCart`.
 */
export async function requireReadableCart(
  context: AppContext,
  request: FastifyRequest,
  cartId: string,
): Promise<{ cart: StoredCart; waiting: boolean }> {
  const cart = await findCart(context.db, cartId);
  const key = cartKeyOf(request);
  if (cart?.waitingTokenHash) {
    const asCustomer = { ...cart, tokenHash: cart.waitingTokenHash };
    if (await opensCart(context.db, key, asCustomer)) return { cart, waiting: true };
  }
  if ((await opensCart(context.db, key, cart)) && cart) return { cart, waiting: false };
  return refuseCart(context, request, new CartNotOpened(cart));
}

/** Counts and records a cart that was not opened, and throws the refusal; 429 after ten in a minute. */
export async function refuseCart(
  context: AppContext,
  request: FastifyRequest,
  refusal: CartNotOpened,
): Promise<never> {
  await context.throttle.attempt('cart-miss', request.ip, 10, 60);
  await audit(context, 'cart.refused', { userId: null, subject: refusal.cartId });
  throw refusal;
}
