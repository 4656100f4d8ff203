import { moveOrder, type OrderState } from '@sendahead/shared-contracts/orders/states';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';

/** What comes back when an order is cancelled: all that was paid while the carrier has no bag, nothing afterwards. */
export const orderCancelRefund = (state: OrderState, paid: Cents): Cents =>
  moveOrder(state, 'cancel') === 'cancelled' ? paid : cents(0);
