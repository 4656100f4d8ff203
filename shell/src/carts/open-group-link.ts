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
    const answer = await api.call(openGroupLink, { body: { token } });
    const { cart: opened, booked, event, traveler } = answer;
    if (booked !== null) return { booked, event, state: answer.order_state };
    const before = opened ? cart.present() : null;
    if (opened) cart.take({ id: opened.id, displayId: opened.display_id, token: opened.cart_token });
    return { prepared: event, traveler, paidBy: answer.paid_by, before };
  } catch (error) {
    if (isApiError(error)) return { refused: error.code };
    throw error;
  }
}
