import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { roundTripStep } from '@sendahead/shared-contracts/pricing/words';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import fc from 'fast-check';
import type { CouponTerms } from '../../../payments/public/holds/coupon-holds.ts';
import { keptOfWhole, legPriceReduction } from './leg-price-reduction.ts';

const line = (kind: LineItem['kind'], leg: LegName | null, amount: number, benefit = 0): LineItem => ({
  id: `${kind}-${leg}-${amount}`,
  kind,
  leg,
  traveler_id: null,
  title: '',
  detail: '',
  amount_cents: cents(amount),
  original_price_cents: null,
  explain: [
    { label: 'Zone 4', amount_cents: cents(amount + benefit) },
    ...(benefit === 0 ? [] : [{ label: roundTripStep(5), amount_cents: cents(-benefit) }]),
  ],
});
const total = (lines: readonly LineItem[]) => lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
const there = line('shipping', 'outbound', 9500, 500);
const back = line('shipping', 'return', 7600, 400);
const refund = (lines: LineItem[], leg: LegName, coupon: CouponTerms | null = null, paid = total(lines)) =>
  legPriceReduction(lines, leg, { paid: cents(paid), coupon }).refundCents;
const terms: CouponTerms = { kind: 'percent', amount: 10, minimumCents: 0, roundTripOnly: false };

describe('canceling one leg', () => {
  it('refunds the price of the leg less the round-trip discount of the other leg', () => {
    expect(refund([there, back], 'return')).toBe(7600 - 500);
    expect(refund([there, back], 'outbound')).toBe(9500 - 400);
    const fee = line('pickup', 'return', 1000);
    const cover = line('insurance', 'return', 1250);
    expect(refund([there, back, fee, cover], 'return')).toBe(7600 + 1000 + 1250 - 500);
    expect(refund([there, back, fee, cover], 'outbound')).toBe(9500 - 400);
  });

  it('removes the leg’s share of deductions, and a coupon for round trips completely', () => {
    const coupon = line('coupon', null, -1710);
    const full = [line('shipping', 'outbound', 10_000), line('shipping', 'return', 7100), coupon];
    for (const known of [terms, null]) {
      expect(refund(full, 'return', known)).toBe(7100 - 710);
      expect(refund(full, 'outbound', known)).toBe(10_000 - 1000);
    }
    expect(refund(full, 'return', { ...terms, roundTripOnly: true })).toBe(7100 - 1710);
    expect(refund(full, 'return', { ...terms, minimumCents: 15_000 })).toBe(7100 - 1710);
  });

  it('CH-07 splits a club rate and a waived amount between unequal legs by their carriage', () => {
    const legs = [line('shipping', 'outbound', 10_000), line('shipping', 'return', 5000)];
    const clubRate = { ...line('discount', null, -1500), id: 'club-rate' };
    expect(refund([...legs, clubRate], 'return')).toBe(5000 - 500);
    expect(refund([...legs, clubRate], 'outbound')).toBe(10_000 - 1000);
    expect(keptOfWhole(legs, 'return', cents(1500))).toBe(1000);
    expect(keptOfWhole(legs, 'outbound', cents(1500))).toBe(500);
  });

  it('keeps a fixed coupon and staff concessions whole on the remaining leg, up to its price', () => {
    const full = (...more: LineItem[]) => [
      line('shipping', 'outbound', 5395),
      line('shipping', 'return', 5395),
      ...more,
    ];
    const fixed: CouponTerms = { ...terms, kind: 'fixed', amount: 2500 };
    expect(refund(full(line('coupon', null, -2500)), 'return', fixed)).toBe(5395);
    expect(refund(full(line('coupon', null, -6000)), 'return', { ...fixed, amount: 6000 })).toBe(5395 - 605);
    const comp = { ...line('discount', null, -4000), id: 'comp' };
    expect(refund(full(comp), 'return')).toBe(5395);
    expect(refund(full(comp, line('coupon', null, -2500)), 'return', fixed)).toBe(10_790 - 6500);
  });

  it('ignores how the order was paid, and refunds no more than was paid', () => {
    const paidBy = [line('gift_card', null, -5000), line('credit', null, -2000)];
    expect(refund([there, back, ...paidBy], 'return', null, 17_100)).toBe(7100);
    expect(refund([there, back], 'return', null, 300)).toBe(300);
    expect(refund([line('shipping', 'outbound', 100, 9000), back], 'return')).toBe(0);
  });

  const amount = fc.integer({ min: 0, max: 200_000 });
  const lines = fc
    .record({
      out: amount,
      outBenefit: fc.integer({ min: 0, max: 9000 }),
      ret: amount,
      retBenefit: fc.integer({ min: 0, max: 9000 }),
      fee: amount,
      coupon: fc.integer({ min: 0, max: 50_000 }),
    })
    .map(({ out, outBenefit, ret, retBenefit, fee, coupon }) => [
      line('shipping', 'outbound', out, outBenefit),
      line('shipping', 'return', ret, retBenefit),
      line('pickup', 'outbound', fee),
      line('coupon', null, 0 - coupon),
    ]);
  const options = {
    leg: fc.constantFrom<LegName>('outbound', 'return'),
    coupon: fc.option(
      fc.record({
        kind: fc.constantFrom('percent' as const, 'fixed' as const),
        amount: fc.integer({ min: 1, max: 100 }),
        minimumCents: amount,
        roundTripOnly: fc.boolean(),
      }),
    ),
    paid: amount,
  };

  it('the refund of one leg has steps that add up exactly to the refund, which is never negative or above the payment', () => {
    fc.assert(
      fc.property(lines, fc.record(options), (all, { leg, coupon, paid }) => {
        const { refundCents, steps } = legPriceReduction(all, leg, { paid: cents(paid), coupon });
        expect(steps.reduce((sum, step) => sum + step.amount_cents, 0) + refundCents).toBe(0);
        expect(refundCents).toBeGreaterThanOrEqual(0);
        expect(refundCents).toBeLessThanOrEqual(paid);
        expect(Number.isInteger(refundCents)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
