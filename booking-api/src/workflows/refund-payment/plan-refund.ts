import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { RefundMethod, RefundTarget } from '../../modules/payments/public/refunds/refund-tables.ts';
import type { Payable } from '../../modules/payments/public/refunds/refunds.ts';

/** A part of a refund, and what had paid it where it goes elsewhere. */
export type PlannedPart = {
  method: RefundMethod;
  source: string;
  amount: Cents;
  paidBy: Pick<Payable, 'method' | 'source'> | null;
};

/**
 * Shares a refund out: by hand, or back to what paid, each up to what it paid. Into the wallet goes what the order's own
 * account has paid; what a club, a gift card or somebody else's card paid goes back there all the same, for nobody may
 * turn it into money of their own. Undefined when what paid does not hold as much any more. The parts sum exactly to the
 * amount.
 */
export function planRefund(
  amount: Cents,
  target: RefundTarget,
  userId: string,
  payables: readonly Payable[],
): PlannedPart[] | undefined {
  if (target === 'other') return [{ method: 'other', source: userId, amount, paidBy: null }];
  let left: number = amount;
  const parts: PlannedPart[] = [];
  for (const { method, source, own, amount: most } of payables) {
    const taken = cents(Math.min(left, most));
    left -= taken;
    if (taken <= 0) continue;
    const elsewhere = target === 'wallet' && own;
    parts.push(
      elsewhere
        ? { method: 'wallet', source: userId, amount: taken, paidBy: { method, source } }
        : { method, source, amount: taken, paidBy: null },
    );
  }
  return left === 0 ? parts : undefined;
}
