import * as fc from 'fast-check';
import { tooManyDigits } from './generic.ts';
import { isNonNegativeInteger, isNonZeroPhone, isPositiveInteger } from './number-rules.ts';

describe('rules for numbers', () => {
  it('VL-16 a positive integer is one from 1, a non-negative one may be 0', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(isPositiveInteger(String(value))).toBe(value > 0);
        expect(isNonNegativeInteger(String(value))).toBe(value >= 0);
      }),
    );
  });

  it.each(['', '1.5', '1e3', '+1', '-0', 'one', '１', '1,000'])('VL-16 %p is rejected', (text) => {
    expect([isPositiveInteger(text), isNonNegativeInteger(text)]).toEqual([false, false]);
  });

  it.each([
    ['', true],
    ['0', false],
    ['000-000-0000', false],
    ['+(0) 00', false],
    ['(010) 000-0000', true],
  ])('VL-16 a traveler’s phone is not zero when there is one: %p', (text, holds) => {
    expect(isNonZeroPhone(text)).toBe(holds);
  });

  it('VL-18 a golf number has a maximum number of digits, and the error states it', () => {
    expect(tooManyDigits('1234567', 7)).toBeNull();
    expect(tooManyDigits('12345678', 7)).toBe('Please enter no more than 7 number');
  });
});
