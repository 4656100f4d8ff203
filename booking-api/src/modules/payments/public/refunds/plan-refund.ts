import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Payable } from './refund-store.ts';
import type { RefundMethod, RefundTarget } from './refund-tables.ts';

/** A part of a refund, and its original payment if the money goes elsewhere. */
export type PlannedPart = {
  method: RefundMethod;
  source: string;
  amount: Cents;
  paidBy: Pick<Payable, 'method' | 'source'> | null;
};

/**
 * Splits a refund: by check or transfer, or among the payments, each up to its amount. Payments of the
 * order's owner may go to the credit instead; payments by a club, a gift card or someone else's card always
 * return to their source, so that no one can turn them into their own money. Payments of several people are
 * refunded in proportion. Undefined when the payments no longer cover the amount. The parts sum exactly to
 * the amount.
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
  const take = ({ method, source, own }: Payable, taken: number) => {
    left -= taken;
    if (taken <= 0) return;
    const elsewhere = target === 'wallet' && own;
    parts.push(
      elsewhere
        ? { method: 'wallet', source: userId, amount: cents(taken), paidBy: { method, source } }
        : { method, source, amount: cents(taken), paidBy: null },
    );
  };
  const shares = payables.filter(({ isShare }) => isShare);
  for (const payable of payables) {
    if (!payable.isShare) take(payable, Math.min(left, payable.amount));
    else if (payable === shares[0])
      for (const [index, taken] of inProportion(left, shares).entries()) {
        const share = shares[index];
        if (share) take(share, taken);
      }
  }
  return left === 0 ? parts : undefined;
}

/**
 * Splits an amount proportionally over the shares, up to each share's amount; leftover cents go to the
 * largest.
 */
function inProportion(amount: number, shares: readonly Payable[]): number[] {
  const total = shares.reduce((sum, share) => sum + share.amount, 0);
  const refundable = Math.min(amount, total);
  const parts = shares.map((share) => Math.floor((refundable * share.amount) / total));
  let over = refundable - parts.reduce((sum, part) => sum + part, 0);
  const largestFirst = shares.map((_, index) => index);
  largestFirst.sort((a, b) => (shares[b]?.amount ?? 0) - (shares[a]?.amount ?? 0));
  for (const index of largestFirst) {
    const more = Math.min(over, (shares[index]?.amount ?? 0) - (parts[index] ?? 0));
    parts[index] = (parts[index] ?? 0) + more;
    over -= more;
  }
  return parts;
}
