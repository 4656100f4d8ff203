import fc from 'fast-check';
import { cents } from '../primitives/cents.ts';
import { payersOf, shortestHoldHours, splitBill, splitHours } from './split-rule.ts';

const person = (id: string, email: string) => ({ id, firstName: `Pat ${id}`, lastName: 'Lee', email });
const line = (traveler_id: string | null, amount: number) => ({ traveler_id, amount_cents: cents(amount) });
const payers = [
  { travelers: ['1'], isBuyer: true },
  { travelers: ['2'], isBuyer: false },
  { travelers: ['3'], isBuyer: false },
];

describe('the time of a split bill', () => {
  it('the bill waits two days, which is less than any card holds an authorization', () => {
    expect(splitHours).toBe(48);
    expect(splitHours).toBeLessThan(shortestHoldHours);
  });
});

describe('payers of a split bill', () => {
  it('one address pays one share, and the account’s share is the buyer’s', () => {
    const people = [person('1', 'ann@a.test'), person('2', 'Bob@a.test'), person('3', 'ann@a.test ')];
    expect(payersOf(people, 'bob@A.test')).toEqual([
      { name: 'Pat 1 Lee, Pat 3 Lee', email: 'ann@a.test', travelers: ['1', '3'], isBuyer: false },
      { name: 'Pat 2 Lee', email: 'Bob@a.test', travelers: ['2'], isBuyer: true },
    ]);
    expect(payersOf(people, 'else@a.test')?.map(({ isBuyer }) => isBuyer)).toEqual([true, false]);
  });

  it('no one pays a share when a traveler has no email address, or all have the same', () => {
    expect(payersOf([person('1', 'ann@a.test'), person('2', '')], 'ann@a.test')).toBeUndefined();
    expect(payersOf([person('1', 'ann@a.test'), person('2', 'ANN@a.test')], 'ann@a.test')).toBeUndefined();
  });
});

describe('a bill split among its payers', () => {
  it('each payer gets their items, common items are split to the cent, and the buyer gets the rest', () => {
    expect(splitBill([line('1', 5000), line('2', 3000), line('3', 1000), line(null, 1001)], payers)).toEqual([
      5000 + 333 + 2,
      3000 + 333,
      1000 + 333,
    ]);
  });

  it('a discount is deducted from each share in proportion', () => {
    expect(splitBill([line('1', 6000), line('2', 3000), line('3', 1000), line(null, -1000)], payers)).toEqual(
      [5400, 2700, 900],
    );
  });

  it('the shares add up to the total and none is negative, for any lines', () => {
    const lines = fc.array(
      fc.tuple(fc.constantFrom('1', '2', '3', '4', null), fc.integer({ min: -50_000, max: 200_000 })),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 2 }), (each, buyer) => {
        const bill = each.map(([id, amount]) => line(id, amount));
        const total = bill.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
        fc.pre(total >= 0);
        const shares = splitBill(
          bill,
          payers.map((payer, index) => ({ ...payer, isBuyer: index === buyer })),
        );
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
        for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
