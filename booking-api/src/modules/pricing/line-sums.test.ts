import { cents } from '@sendahead/shared-contracts/primitives/cents';
import fc from 'fast-check';
import { adjust, noConcessions } from './adjustments.ts';
import { drawCredits } from './public/credits.ts';
import { defaultPriceOptions } from './public/price-options.ts';

describe('the sums of a price', () => {
  const nothing = { compCents: cents(0), refundSurcharges: false };
  it('credits never use more than the balance or less than 0, and add up to the amount due', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100_000, max: 500_000 }),
        fc.array(fc.integer({ min: -10, max: 200_000 })),
        (due, holds) => {
          const limits = holds.map((upTo, index) => ({
            source: 'gift_card' as const,
            owner: String(index),
            title: '',
            detail: '',
            upTo: cents(upTo),
          }));
          const tenders = drawCredits(cents(due), limits);
          const drawn = tenders.reduce((sum, each) => sum + each.amountCents, 0);
          const held = holds.reduce((sum, each) => sum + Math.max(0, each), 0);
          expect(drawn).toBe(Math.min(Math.max(0, due), held));
          for (const { owner, amountCents } of tenders) {
            expect(amountCents).toBeGreaterThan(0);
            expect(amountCents).toBeLessThanOrEqual(holds[Number(owner)] ?? 0);
          }
        },
      ),
    );
  });

  it('adjustments never take a price below 0', () => {
    const amount = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: -100_000, max: 100_000 }),
        amount,
        amount,
        (total, rate, comp, extra) => {
          const given = adjust(cents(total), {
            rateCents: cents(rate),
            rateMostPercent: null,
            surchargesCents: cents(extra),
            given: noConcessions,
            options: { ...defaultPriceOptions, ...nothing, compCents: cents(comp), refundSurcharges: true },
          });
          const sum = given.lines.reduce((all, line) => all + line.amount_cents, 0);
          expect(total + sum).toBeGreaterThanOrEqual(0);
          expect(sum).toBe(given.rateCents - given.compCents - given.surchargesCents);
        },
      ),
    );
  });
});
