import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { type RepeatDirection, shipAgainCart } from '@sendahead/shared-contracts/orders/life-calls';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { Cart } from './cart.ts';
import type { LinkOutcome } from './saved-link.ts';

/** Starts a booking like an earlier order and makes it the page's; the booking that was here before is kept. */
export async function openOrderAgain({
  cart,
  api,
  orderId,
  direction,
  fill,
}: {
  cart: Cart;
  api: ApiClient;
  orderId: string;
  direction: RepeatDirection;
  /** Fills the sections of a page that is already rendered; otherwise the page restores its cart itself. */
  fill?: (form: ShipmentForm) => void;
}): Promise<LinkOutcome> {
  try {
    const opened = await api.call(shipAgainCart, { params: { orderId }, body: { direction } });
    const before = cart.present();
    cart.take({ id: opened.id, displayId: opened.display_id, token: opened.cart_token });
    fill?.(opened.ship_state);
    return { repeated: direction, bookedFor: opened.booked_for, before };
  } catch (error) {
    if (isApiError(error)) return { refused: error.code };
    throw error;
  }
}
