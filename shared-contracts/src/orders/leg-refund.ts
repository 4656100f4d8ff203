import { costLines } from '../pricing/cost-lines.ts';
import { type CouponKind, couponWorth } from '../pricing/coupon-kind.ts';
import type { LineItem } from '../pricing/schema.ts';
import { isRoundTripStep } from '../pricing/words.ts';
import { addCents, type Cents, cents } from '../primitives/cents.ts';
import type { LegName } from './leg-name.ts';

export type LegRefund = {
  refundCents: Cents;
  /** The calculation; the steps add up exactly to the refund, as a deduction. */
  steps: { label: string; amount_cents: Cents }[];
};

/** A deduction of an order's coupon, regardless of the rest of the order. */
export type LegCoupon = {
  kind: CouponKind;
  /** Percent, or cents. */
  amount: number;
  minimumCents: number;
  roundTripOnly: boolean;
};

/** Items sold in addition to the carriage: no discount applies to them. */
const besideCarriage: ReadonlySet<LineItem['kind']> = new Set(['pickup', 'insurance']);
/** A staff concession is an amount, like a fixed coupon: it remains whole on the remaining leg. */
const fixedLines: ReadonlySet<string> = new Set(['rate-adjustment', 'comp']);
const legWords = { outbound: 'Outbound', return: 'Return' } as const;

/**
 * The refund when one leg of a round trip is canceled before its pickup: the price of both, less the price of
 * the remaining leg as a one-way trip, with the coupon and staff concessions. So both ways to book the same
 * shipment cost the same. Never negative, and never more than was paid.
 */
export function refundOnLegCancel(
  lines: readonly LineItem[],
  leg: LegName,
  { paid, coupon }: { paid: Cents; coupon: LegCoupon | null },
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
    { label: legWords[leg], amount_cents: cents(0 - sum(own)) },
    { label: 'Its share of order-wide charges', amount_cents: cents(0 - ownShare) },
    { label: 'Discounts beyond what’s left', amount_cents: cents(keptGifts - sum(fixed)) },
    { label: couponWords(coupon, keptCoupon), amount_cents: cents(keptCoupon - sum(ofCoupon)) },
    { label: 'Round-trip discount that no longer applies', amount_cents: benefit },
  ].filter(({ amount_cents }) => amount_cents !== 0);
  const due = 0 - sum(steps);
  const refundCents = cents(Math.max(0, Math.min(due, paid)));
  const limited = cents(due - refundCents);
  return {
    refundCents,
    steps: limited === 0 ? steps : [...steps, { label: 'More than can be refunded', amount_cents: limited }],
  };
}

/** A deduction is limited to the remaining amount; an addition is not. */
const atMost = (amount: number, left: number): number =>
  amount > 0 ? amount : 0 - Math.max(0, Math.min(-amount, left));

/** The coupon's deduction from the remaining leg; empty when its terms are no longer met. */
function couponOn(
  coupon: LegCoupon,
  { retail, shipping, most }: { retail: Cents; shipping: Cents; most: number },
): number {
  if (coupon.roundTripOnly || retail < coupon.minimumCents) return 0;
  return Math.max(0, Math.min(couponWorth(coupon, shipping), most));
}

function couponWords(coupon: LegCoupon | null, kept: number): string {
  if (coupon && kept === 0)
    return coupon.roundTripOnly ? 'Coupon for round trips only' : 'Coupon that no longer applies';
  return 'Coupon on the canceled part';
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
