import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { addCents, type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { CouponTerms } from '../../../payments/public/holds/coupon-holds.ts';
import { reductionSteps } from '../copy/refund-steps.ts';
import { type PayRequest, settledBy } from '../owed/pay-requests.ts';
import { type LegRefund, legPriceReduction } from './leg-price-reduction.ts';

/** The inputs of a leg's refund, in addition to the leg. */
export type LegMoney = {
  lines: readonly LineItem[];
  paid: Cents;
  coupon: CouponTerms | null;
  owed: readonly PayRequest[];
};

/** `reduction`: the decrease of the order's price, with its steps. */
export type LegCancelRefund = LegRefund & { reduction: LegRefund };

/**
 * The refund when one leg of a round trip is canceled. Amounts due are settled first, so that no unpaid
 * amount is refunded.
 */
export function legCancelRefund(leg: LegName, { lines, paid, coupon, owed }: LegMoney): LegCancelRefund {
  const open = owed.filter(({ state }) => state === 'asked');
  const reduction = legPriceReduction(lines, leg, { paid: addCents(paid, sumOf(open)), coupon });
  const settled = sumOf(settledBy(reduction.refundCents, open));
  const step = { label: reductionSteps.noLongerOwed, amount_cents: settled };
  return {
    refundCents: cents(reduction.refundCents - settled),
    steps: settled === 0 ? reduction.steps : [...reduction.steps, step],
    reduction,
  };
}

const sumOf = (requests: readonly PayRequest[]): Cents =>
  addCents(...requests.map(({ amount_cents }) => cents(amount_cents)));
