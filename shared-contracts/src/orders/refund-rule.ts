import { type Cents, cents } from '../primitives/cents.ts';
import { moveOrder, type OrderState } from './states.ts';

/** What comes back when an order is cancelled: all that was paid while the carrier has no bag, nothing afterwards. */
export const refundOnCancel = (state: OrderState, paid: Cents): Cents =>
  moveOrder(state, 'cancel') === 'cancelled' ? paid : cents(0);
