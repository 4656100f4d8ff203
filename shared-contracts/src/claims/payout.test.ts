import fc from 'fast-check';
import { calendarDate } from '../primitives/calendar-date.ts';
import { type Payout, payoutProblems, payoutSum, usualPayout } from './payout.ts';

const [firstDay, today] = [calendarDate('2026-12-01'), calendarDate('2026-12-05')];
const amounts = fc.integer({ min: 0, max: 5_000_000 });

describe('the payout of a claim', () => {
  it('CO-117 a payout without problems is exactly what was approved, and never more than the payments refund', () => {
    const split = fc.record({
      card: amounts,
      transfer: amounts,
      credit: amounts,
      approved: amounts,
      most: amounts,
    });
    // Half of the cases add up, so that both answers are met.
    const cases = fc.tuple(split, fc.boolean());
    fc.assert(
      fc.property(cases, ([{ card, transfer, credit, approved, most }, addsUp]) => {
        const payout: Payout = {
          card_cents: card,
          transfer_cents: transfer,
          credit_cents: credit,
          reference: 'WIRE 7',
          paid_on: today,
        };
        const approvedCents = addsUp ? payoutSum(payout) : approved;
        const problems = payoutProblems(payout, { approvedCents, cardMostCents: most, firstDay, today });
        const fits = payoutSum(payout) === approvedCents && card <= most;
        expect(problems.length === 0).toBe(fits);
        if (problems.length === 0) expect(payoutSum(payout)).toBeLessThanOrEqual(approvedCents);
      }),
      { numRuns: 5000 },
    );
  });

  it('CO-117 the usual payout always fits', () => {
    fc.assert(
      fc.property(amounts, amounts, (approvedCents, cardMostCents) => {
        const payout = usualPayout(approvedCents, cardMostCents);
        expect(payoutProblems(payout, { approvedCents, cardMostCents, firstDay, today })).toEqual([]);
      }),
    );
  });

  it.each([
    ['without a reference', { reference: ' ' }, ['reference']],
    ['of a day that has not come', { paid_on: calendarDate('2026-12-06') }, ['paid_on']],
    ['of a day before the claim', { paid_on: calendarDate('2026-11-30') }, ['paid_on']],
    ['of no day', { paid_on: undefined }, ['paid_on']],
    ['for less than was approved', { transfer_cents: 4999 }, ['credit_cents']],
    ['for more than was approved', { credit_cents: 1 }, ['credit_cents']],
    ['to a card for more than it refunds', { card_cents: 1001, transfer_cents: 3999 }, ['card_cents']],
  ])('CO-117 a payout %s is refused at its field', (_name, over, problems) => {
    const payout = {
      card_cents: 0,
      transfer_cents: 5000,
      credit_cents: 0,
      reference: 'WIRE 7',
      paid_on: today,
      ...over,
    } as Payout;
    const limits = { approvedCents: 5000, cardMostCents: 1000, firstDay, today };
    expect(payoutProblems(payout, limits)).toEqual(problems);
  });
});
