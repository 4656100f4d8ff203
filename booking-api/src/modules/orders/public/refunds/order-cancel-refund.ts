import { moveOrder, type OrderState } from '@sendahead/shared-contracts/orders/states';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';

/** The refund of a canceled order: all that was paid while the carrier has no bag, nothing afterwards. */
export const orderCancelRefund = (state: OrderState, paid: Cents): Cents =>
  moveOrder(state, 'cancel') === 'cancelled' ? paid : cents(0);
