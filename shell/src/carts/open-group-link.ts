import { openGroupLink } from '@sendahead/shared-contracts/carts/group-link-calls';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { Cart } from './cart.ts';
import type { LinkOutcome } from './saved-link.ts';

/** Opens the booking that a group event prepared and makes it the page's; the booking that was here before is kept. */
export async function followGroupLink({
  cart,
  api,
  token,
}: {
  cart: Cart;
  api: ApiClient;
  token: string;
}): Promise<LinkOutcome> {
  try {
    const { cart: opened, booked, event, traveler } = await api.call(openGroupLink, { body: { token } });
    if (booked !== null) return { booked, event };
    const before = opened ? cart.present() : null;
    if (opened) cart.take({ id: opened.id, displayId: opened.display_id, token: opened.cart_token });
    return { prepared: event, traveler, before };
  } catch (error) {
    if (isApiError(error)) return { refused: error.code };
    throw error;
  }
}
