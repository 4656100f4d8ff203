import { couponWorth } from './coupon-kind.ts';

describe('what a coupon is worth', () => {
  it('PR-07 is percents of the shipping, half a cent up, or an amount', () => {
    expect(couponWorth({ kind: 'percent', amount: 15 }, 3930)).toBe(590);
    expect(couponWorth({ kind: 'fixed', amount: 2500 }, 3930)).toBe(2500);
  });

  it('PR-07 refuses a kind that it does not know, which is never counted as an amount', () => {
    expect(() => couponWorth({ kind: 'free_bag' as 'fixed', amount: 2500 }, 3930)).toThrow('free_bag');
  });
});
