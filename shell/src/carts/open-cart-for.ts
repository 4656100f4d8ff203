import { openCartForUser } from '@sendahead/shared-contracts/admin/book-for-calls';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { Cart } from './cart.ts';
import type { LinkOutcome } from './saved-link.ts';

/** Starts a booking for a user and makes it the page's; the booking that was here before is kept. */
export async function openCartFor({
  cart,
  api,
  userId,
  brandId,
}: {
  cart: Cart;
  api: ApiClient;
  userId: string;
  brandId: number;
}): Promise<LinkOutcome> {
  try {
    const opened = await api.call(openCartForUser, { params: { userId }, body: { brand_id: brandId } });
    const before = cart.present();
    cart.take({ id: opened.id, displayId: opened.display_id, token: opened.cart_token });
    return { bookedFor: opened.name, before };
  } catch (error) {
    if (isApiError(error)) return { refused: error.code };
    throw error;
  }
}
