import { couponWorth } from './coupon-kind.ts';

describe('the value of a coupon', () => {
  it('PR-07 the value of a coupon is a percentage of the shipping, half a cent rounded up, or an amount', () => {
    expect(couponWorth({ kind: 'percent', amount: 15 }, 3930)).toBe(590);
    expect(couponWorth({ kind: 'fixed', amount: 2500 }, 3930)).toBe(2500);
  });

  it('PR-07 the value of a coupon is refused for an unknown kind, which never counts as an amount', () => {
    expect(() => couponWorth({ kind: 'free_bag' as 'fixed', amount: 2500 }, 3930)).toThrow('free_bag');
  });
});
