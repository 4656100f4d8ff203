import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import {
  type LegCoupon,
  type LegRefund,
  refundOnLegCancel,
} from '@sendahead/shared-contracts/orders/leg-refund';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { addCents, type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { type PayRequest, settledBy } from './owed/pay-requests.ts';

/** The inputs of a leg's refund, in addition to the leg. */
export type LegMoney = {
  lines: readonly LineItem[];
  paid: Cents;
  coupon: LegCoupon | null;
  owed: readonly PayRequest[];
};

/** `reduction`: the decrease of the order's price, with its steps. */
export type RefundOfLeg = LegRefund & { reduction: LegRefund };

/**
 * The refund when one leg of a round trip is canceled. Amounts due are settled first, so that no unpaid
 * amount is refunded.
 */
export function refundOfLeg(leg: LegName, { lines, paid, coupon, owed }: LegMoney): RefundOfLeg {
  const open = owed.filter(({ state }) => state === 'asked');
  const reduction = refundOnLegCancel(lines, leg, { paid: addCents(paid, sumOf(open)), coupon });
  const settled = sumOf(settledBy(reduction.refundCents, open));
  const step = { label: 'Amount due that you no longer owe', amount_cents: settled };
  return {
    refundCents: cents(reduction.refundCents - settled),
    steps: settled === 0 ? reduction.steps : [...reduction.steps, step],
    reduction,
  };
}

const sumOf = (requests: readonly PayRequest[]): Cents =>
  addCents(...requests.map(({ amount_cents }) => cents(amount_cents)));
