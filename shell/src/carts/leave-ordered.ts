import { keepOrderedFor } from '@sendahead/shared-contracts/page/ordered-for';
import type { Cart } from './cart.ts';
import { markOrderedHere } from './ordered-here.ts';
import type { HoldOptions } from './watch-hold.ts';

/**
 * CO-125: staff ordered the cart, so the page leaves for the receipt, without a copy of the booking. It stays held
 * until it has left, so that nothing saves the same bags as another booking or orders them.
 */
export function leaveOrdered({
  cart,
  by,
  orderId,
  discardCopy,
  leaveFor,
}: Pick<HoldOptions, 'discardCopy' | 'leaveFor'> & {
  readonly cart: Cart;
  /** First name of the staff member. */
  readonly by: string;
  readonly orderId: string;
}): void {
  keepOrderedFor({ orderId, number: cart.present()?.displayId ?? '', by });
  discardCopy();
  cart.seal();
  markOrderedHere();
  leaveFor(`/payments/receipt?user&order_id=${encodeURIComponent(orderId)}&utm_nooverride=1`);
}
