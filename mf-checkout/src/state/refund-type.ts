import { isChange } from './is-change.ts';
import type { CheckoutState } from './state.ts';

/**
 * OPEN-38: by the method type that the order names: to the original payment method, as account credit, or by
 * staff.
 */
export const refundTypes = ['NewCard', 'WalletTransfer', 'OtherRefund'] as const;
export type RefundType = (typeof refundTypes)[number];

/** PR-04, PY-06: the refund method of a price below 0: the chosen one, else the payment method of the changed order. */
export function refundTypeOf(state: Pick<CheckoutState, 'way' | 'quote'>): RefundType {
  const chosen = refundTypes.find((type) => type === state.way.way);
  return chosen ?? (isChange(state) ? 'NewCard' : 'WalletTransfer');
}
