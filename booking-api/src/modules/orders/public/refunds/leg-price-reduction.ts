import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { costLines } from '@sendahead/shared-contracts/pricing/cost-lines';
import { couponWorth } from '@sendahead/shared-contracts/pricing/coupon-kind';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { isRoundTripStep } from '@sendahead/shared-contracts/pricing/words';
import { addCents, type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { CouponTerms } from '../../../payments/public/holds/coupon-holds.ts';
import { legLabels } from '../copy/leg-labels.ts';
import { reductionSteps } from '../copy/refund-steps.ts';

export type LegRefund = {
  refundCents: Cents;
  /** The calculation; the steps add up exactly to the refund, as a deduction. */
  steps: { label: string; amount_cents: Cents }[];
};

/** Items sold in addition to the carriage: no discount applies to them. */
const besideCarriage: ReadonlySet<LineItem['kind']> = new Set(['pickup', 'insurance']);
/** A staff concession is an amount, like a fixed coupon: it remains whole on the remaining leg. */
const fixedLines: ReadonlySet<string> = new Set(['rate-adjustment', 'comp']);

/**
 * The refund when one leg of a round trip is canceled before its pickup: the price of both, less the price of
 * the remaining leg as a one-way trip, with the coupon and staff concessions. So both ways to book the same
 * shipment cost the same. Never negative, and never more than was paid.
 */
export function legPriceReduction(
  lines: readonly LineItem[],
  leg: LegName,
  { paid, coupon }: { paid: Cents; coupon: CouponTerms | null },
): LegRefund {
  const costs = costLines(lines);
  const own = costs.filter((line) => line.leg === leg);
  const other = costs.filter((line) => line.leg !== null && line.leg !== leg);
  const whole = costs.filter((line) => line.leg === null);
  const fixed = whole.filter(({ id }) => fixedLines.has(id));
  const ofCoupon = whole.filter(({ kind }) => kind === 'coupon');
  const shared = sum(whole.filter((line) => !fixed.includes(line) && !ofCoupon.includes(line)));
  const benefit = benefitOf(other);
  const ownShare = share(shared, carriage(own), carriage([...own, ...other]));
  const retail = cents(sum(other) + benefit);
  const beforeGifts = cents(retail + shared - ownShare);
  const keptGifts = fixed.reduce(
    (kept, line) => cents(kept + atMost(line.amount_cents, beforeGifts + kept)),
    cents(0),
  );
  const keptCoupon = coupon
    ? cents(
        0 -
          couponOn(coupon, {
            retail,
            shipping: cents(carriage(other) + benefit),
            most: beforeGifts + keptGifts,
          }),
      )
    : cents(sum(ofCoupon) - share(sum(ofCoupon), carriage(own), carriage([...own, ...other])));
  const steps = [
    { label: legLabels[leg], amount_cents: cents(0 - sum(own)) },
    { label: reductionSteps.shareOfWhole, amount_cents: cents(0 - ownShare) },
    { label: reductionSteps.discountsBeyond, amount_cents: cents(keptGifts - sum(fixed)) },
    { label: couponWords(coupon, keptCoupon), amount_cents: cents(keptCoupon - sum(ofCoupon)) },
    { label: reductionSteps.roundTrip, amount_cents: benefit },
  ].filter(({ amount_cents }) => amount_cents !== 0);
  const due = 0 - sum(steps);
  const refundCents = cents(Math.max(0, Math.min(due, paid)));
  const limited = cents(due - refundCents);
  return {
    refundCents,
    steps: limited === 0 ? steps : [...steps, { label: reductionSteps.limited, amount_cents: limited }],
  };
}

/** The part of an amount of the whole order that stays with the other leg when this one is canceled. */
export function keptOfWhole(lines: readonly LineItem[], leg: LegName, amount: Cents): Cents {
  const costs = costLines(lines);
  const own = costs.filter((line) => line.leg === leg);
  const all = costs.filter((line) => line.leg !== null);
  return cents(amount - share(amount, carriage(own), carriage(all)));
}

/** A deduction is limited to the remaining amount; an addition is not. */
const atMost = (amount: number, left: number): number =>
  amount > 0 ? amount : 0 - Math.max(0, Math.min(-amount, left));

/** The coupon's deduction from the remaining leg; empty when its terms are no longer met. */
function couponOn(
  coupon: CouponTerms,
  { retail, shipping, most }: { retail: Cents; shipping: Cents; most: number },
): number {
  if (coupon.roundTripOnly || retail < coupon.minimumCents) return 0;
  return Math.max(0, Math.min(couponWorth(coupon, shipping), most));
}

function couponWords(coupon: CouponTerms | null, kept: number): string {
  if (coupon && kept === 0)
    return coupon.roundTripOnly ? reductionSteps.roundTripCoupon : reductionSteps.lostCoupon;
  return reductionSteps.couponOnPart;
}

const sum = (lines: readonly { amount_cents: Cents }[]): Cents =>
  addCents(...lines.map((line) => line.amount_cents));

const carriage = (lines: readonly LineItem[]): Cents =>
  sum(lines.filter(({ kind }) => !besideCarriage.has(kind)));

/** A proportional part, half a cent rounded away from zero. */
function share(amount: number, part: number, whole: number): Cents {
  if (whole <= 0) return cents(0);
  const exact = (Math.abs(amount) * part) / whole;
  return cents(Math.sign(amount) * Math.floor(exact + 0.5) + 0);
}

/** The round-trip discount in some lines. */
export const benefitOf = (lines: readonly Pick<LineItem, 'explain'>[]): Cents =>
  cents(
    0 -
      addCents(
        ...lines.flatMap(({ explain }) =>
          explain.filter(({ label }) => isRoundTripStep(label)).map(({ amount_cents }) => amount_cents),
        ),
      ),
  );
