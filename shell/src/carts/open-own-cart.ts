import { createCart } from '@sendahead/shared-contracts/carts/calls';
import { replaceCart } from '@sendahead/shared-contracts/carts/own-cart-calls';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { Cart } from './cart.ts';
import type { LinkOutcome } from './saved-link.ts';

/**
 * Continues an unfinished booking of the account, which another browser may have begun. Only that browser has the
 * token of its cart: a new cart takes its place, with all that was entered. The booking that was here before is kept.
 */
export async function openOwnCart({
  cart,
  api,
  cartId,
  brandId,
}: {
  cart: Cart;
  api: ApiClient;
  cartId: string;
  brandId: number;
}): Promise<LinkOutcome> {
  const before = cart.present();
  if (before?.id === cartId) return { continued: true, before: null };
  try {
    const { id, display_id, cart_token } = await api.call(createCart, {
      body: { cart: { brand_id: brandId } },
    });
    const about = {
      params: { cartId: id },
      query: {},
      body: { earlier_cart_id: cartId, keep: 'earlier' as const },
    };
    await api.call(replaceCart, about, { headers: { 'x-cart-token': cart_token } });
    cart.take({ id, displayId: display_id, token: cart_token });
    return { continued: true, before };
  } catch (error) {
    if (isApiError(error)) return { refused: error.code };
    throw error;
  }
}
