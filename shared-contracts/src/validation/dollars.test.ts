import * as fc from 'fast-check';
import { cents, formatCents } from '../primitives/cents.ts';
import { readDollars } from './dollars.ts';

const signed = { least: -1_000_000, most: 1_000_000 };

describe('a typed amount in dollars', () => {
  it.each([
    ['25', 2500],
    ['25.5', 2550],
    ['$1,250.00', 125_000],
    ['1250.50', 125_050],
    ['.5', 50],
    ['5.', 500],
    [' 0.07 ', 7],
    ['$0', 0],
    ['−5', -500],
    ['-$5.00', -500],
    ['$ 12', 1200],
  ])('PR-09 RO-03 %j is %s cents', (text, amount) => expect(readDollars(text, signed)).toBe(amount));

  it.each(['', '.', '$', '-', '1e3', '12.345', '12,34', '9,5', '1.2.3', 'all', '12345678'])(
    'PR-09 RO-03 %j is not an amount',
    (text) => expect(readDollars(text, signed)).toBeNull(),
  );

  it('RO-03 an amount outside its bounds is refused, and a negative one unless it is allowed', () => {
    expect([readDollars('500', { most: 50_000 }), readDollars('500.01', { most: 50_000 })]).toEqual([
      50_000,
      null,
    ]);
    expect([readDollars('-5'), readDollars('-10000.01', signed)]).toEqual([null, null]);
  });

  it('PR-06 survives a round trip through its text', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (amount) => {
        const bounds = { least: -999_999_999 };
        expect(readDollars(formatCents(cents(amount)), bounds)).toBe(amount);
        expect(readDollars((amount / 100).toFixed(2), bounds)).toBe(amount);
      }),
    );
  });
});
