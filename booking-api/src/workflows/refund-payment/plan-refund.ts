import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { RefundTarget } from '../../modules/payments/refund-tables.ts';
import type { Payable } from '../../modules/payments/refunds.ts';

/**
 * Shares a refund out: into the wallet, by hand, or back to what paid, each up to what it paid. Undefined when what
 * paid does not hold as much any more. The parts sum exactly to the amount.
 */
export function planRefund(
  amount: Cents,
  target: RefundTarget,
  userId: string,
  payables: readonly Payable[],
): Payable[] | undefined {
  if (target === 'wallet') return [{ method: 'wallet', source: userId, amount }];
  if (target === 'other') return [{ method: 'other', source: userId, amount }];
  let left: number = amount;
  const parts: Payable[] = [];
  for (const payable of payables) {
    const taken = Math.min(left, payable.amount);
    if (taken > 0) parts.push({ ...payable, amount: cents(taken) });
    left -= taken;
  }
  return left === 0 ? parts : undefined;
}
