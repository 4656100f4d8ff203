import type { LineItem } from '../pricing/schema.ts';
import { isRoundTripStep } from '../pricing/words.ts';
import { addCents, type Cents, cents } from '../primitives/cents.ts';

export type LegName = 'outbound' | 'return';
export type LegRefund = {
  refundCents: Cents;
  /** How it came about; the steps sum exactly to the refund, taken off. */
  steps: { label: string; amount_cents: Cents }[];
};

/** What is sold beside the carriage: nothing is taken off the whole for it. */
const besideCarriage: ReadonlySet<LineItem['kind']> = new Set(['pickup', 'insurance']);
/** What pays for an order is no part of what it costs. */
const tenders: ReadonlySet<LineItem['kind']> = new Set(['gift_card', 'credit']);
const legWords = { outbound: 'The way there', return: 'The way back' } as const;

/**
 * What comes back when one leg of a round trip is cancelled before its pickup: what was asked for it, less its share of what
 * was taken off the whole, by what both are carried for, and less the benefit that the leg that stays had for being one of two. A coupon that is for
 * round trips alone is lost whole. Never below nothing, never more than was paid.
 */
export function refundOnLegCancel(
  lines: readonly LineItem[],
  leg: LegName,
  { paid, couponLost }: { paid: Cents; couponLost: boolean },
): LegRefund {
  const costs = lines.filter(({ kind }) => !tenders.has(kind));
  const own = costs.filter((line) => line.leg === leg);
  const other = costs.filter((line) => line.leg !== null && line.leg !== leg);
  const whole = costs.filter((line) => line.leg === null);
  const lost = whole.filter(({ kind }) => couponLost && kind === 'coupon');
  const shared = sum(whole.filter((line) => !lost.includes(line)));
  const steps = [
    { label: legWords[leg], amount_cents: cents(0 - sum(own)) },
    {
      label: 'Its share of what was taken off or added to the whole',
      amount_cents: cents(0 - share(shared, carriage(own), carriage([...own, ...other]))),
    },
    { label: 'Coupon for round trips alone', amount_cents: cents(0 - sum(lost)) },
    { label: 'Benefit of the round trip', amount_cents: benefitOf(other) },
  ].filter(({ amount_cents }) => amount_cents !== 0);
  const due = 0 - sum(steps);
  const refundCents = cents(Math.max(0, Math.min(due, paid)));
  const limited = cents(due - refundCents);
  return {
    refundCents,
    steps:
      limited === 0 ? steps : [...steps, { label: 'More than can be given back', amount_cents: limited }],
  };
}

const sum = (lines: readonly { amount_cents: Cents }[]): Cents =>
  addCents(...lines.map((line) => line.amount_cents));

const carriage = (lines: readonly LineItem[]): Cents =>
  sum(lines.filter(({ kind }) => !besideCarriage.has(kind)));

/** A part in proportion, half a cent away from nothing. */
function share(amount: number, part: number, whole: number): Cents {
  if (whole <= 0) return cents(0);
  const exact = (Math.abs(amount) * part) / whole;
  return cents(Math.sign(amount) * Math.floor(exact + 0.5) + 0);
}

/** What lines are asked less for being of a round trip. */
export const benefitOf = (lines: readonly Pick<LineItem, 'explain'>[]): Cents =>
  cents(
    0 -
      addCents(
        ...lines.flatMap(({ explain }) =>
          explain.filter(({ label }) => isRoundTripStep(label)).map(({ amount_cents }) => amount_cents),
        ),
      ),
  );
