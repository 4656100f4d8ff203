import { type Cents, cents } from '../primitives/cents.ts';
import { moveOrder, type OrderState } from './states.ts';

/**
 * The refund when an order is canceled: the full payment while the carrier has no bag, nothing afterwards.
 */
export const refundOnCancel = (state: OrderState, paid: Cents): Cents =>
  moveOrder(state, 'cancel') === 'cancelled' ? paid : cents(0);
