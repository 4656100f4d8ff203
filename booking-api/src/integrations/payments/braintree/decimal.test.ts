import { cents } from '@sendahead/shared-contracts/primitives/cents';
import fc from 'fast-check';
import { fromDecimal, toDecimal } from './decimal.ts';

describe('amounts as decimals', () => {
  it('PR-06 converts cents to a decimal and back without loss', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999 }), (amount) => {
        expect(fromDecimal(toDecimal(cents(amount)))).toBe(amount);
        expect(toDecimal(cents(amount))).toMatch(/^\d+\.\d\d$/);
      }),
    );
  });

  it('PR-06 accepts exactly two decimals', () => {
    for (const text of ['1', '1.2', '1.234', '-1.00', '1e3', '', ' 1.00'])
      expect(() => fromDecimal(text)).toThrow(RangeError);
  });
});
