import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { ApiError, isApiError } from '@sendahead/shared-contracts/client/api-error';
import { openChangeCart } from '@sendahead/shared-contracts/orders/change-calls';
import { readOrder } from '@sendahead/shared-contracts/orders/life-calls';
import type { Cart } from './cart.ts';
import { readWithRetries } from './read-with-retries.ts';

/** The order's number, or the code of the reason why it cannot be changed here. */
export type ChangeOutcome = { readonly displayId: string } | { readonly refused: string };

/**
 * CH-01: makes a cart that changes the order the page's. A reloaded tab keeps the cart that it has, with
 * what was entered in it, unless its address brings another change.
 */
export async function openChange({
  orderId,
  cart,
  api,
  entered,
}: {
  orderId: string;
  cart: Cart;
  api: ApiClient;
  /** What staff entered already, as the page's address has it; empty without. */
  entered: string;
}): Promise<ChangeOutcome> {
  let displayId = '';
  try {
    await readWithRetries(
      async () => {
        const params = { orderId };
        const { order } = await api.call(readOrder, { params });
        if (!order.allowed_actions.includes('change'))
          throw new ApiError({ status: 409, code: 'action_not_allowed' });
        displayId = order.display_id;
        if (cart.present() && entered === '') return;
        const body = entered === '' ? {} : { change: JSON.parse(entered) };
        const opened = await api.call(openChangeCart, { params, body });
        cart.take({ id: opened.id, displayId: opened.display_id, token: opened.cart_token });
      },
      () => undefined,
    );
  } catch (error) {
    if (isApiError(error)) return { refused: error.code };
    throw error;
  }
  return { displayId };
}
