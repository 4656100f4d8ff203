import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import fc from 'fast-check';
import { type Coupon, type CouponCase, couponAmount, judgeCoupon } from './coupon.ts';

const coupon: Coupon = {
  code: 'X',
  title: 'x',
  kind: 'percent',
  amount: 10,
  brandSlugs: [],
  productIds: [],
  minimumCents: 0,
  userLimit: null,
  roundTripOnly: false,
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
  usageLimit: null,
  used: 0,
};
const held: CouponCase = {
  on: calendarDate('2026-11-23'),
  brand: 'golf',
  roundTrip: false,
  productIds: ['golf-standard'],
  retailCents: cents(10_000),
  usedByUser: 0,
};
const judge = (change: Partial<Coupon>, more: Partial<CouponCase> = {}) =>
  judgeCoupon({ ...coupon, ...change }, { ...held, ...more }).state;
const faultOf = (change: Partial<Coupon>, more: Partial<CouponCase> = {}) => {
  const verdict = judgeCoupon({ ...coupon, ...change }, { ...held, ...more });
  return verdict.state === 'invalid' ? verdict.fault : null;
};

describe('coupons', () => {
  it('ER-07 coupons are unknown at another brand (attack 17)', () => {
    const unknown = { state: 'invalid', fault: 'unknown' };
    expect(judgeCoupon(undefined, held)).toEqual(unknown);
    expect(judgeCoupon({ ...coupon, brandSlugs: ['ski'] }, held)).toEqual(unknown);
    expect(judgeCoupon({ ...coupon, brandSlugs: ['ski'], validUntil: '2026-11-22' }, held)).toEqual(unknown);
  });

  it('ER-07 coupons are reported as expired, used up, for other items or for a larger order', () => {
    expect(faultOf({ validUntil: '2026-11-22' })).toBe('expired');
    expect(faultOf({ validFrom: '2026-11-24' })).toBe('not_begun');
    expect(faultOf({ usageLimit: 5, used: 5 })).toBe('used_up');
    expect(faultOf({ userLimit: 2 }, { usedByUser: 2 })).toBe('used_up');
    expect(faultOf({ productIds: ['skis'] })).toBe('other_items');
    expect(faultOf({ minimumCents: 10_001 })).toBe('below_minimum');
  });

  it('ER-07 coupons for round trips are reported on a one-way booking', () => {
    expect(judge({ roundTripOnly: true })).toBe('round_trip_only');
    expect(judge({ roundTripOnly: true }, { roundTrip: true })).toBe('valid');
  });

  it('ER-07 coupons apply on their first and last day', () => {
    expect(judge({}, { on: calendarDate('2026-01-01') })).toBe('valid');
    expect(judge({}, { on: calendarDate('2026-12-31') })).toBe('valid');
  });

  it('PR-07 a coupon for some products applies to a shipment that contains one of them', () => {
    expect(judge({ productIds: ['golf-standard', 'skis'] })).toBe('valid');
  });

  it('PR-07 a coupon applies when the price equals its minimum', () => {
    expect(judge({ minimumCents: 10_000 })).toBe('valid');
  });

  it('PR-07 an account may use a coupon up to its limit for one account', () => {
    expect(judge({ userLimit: 2 }, { usedByUser: 1 })).toBe('valid');
    expect(judge({ userLimit: 2 }, { usedByUser: 2 })).not.toBe('valid');
  });

  it('PR-07 deduct a fixed amount only from their products, if they have any', () => {
    const forSkis = { ...coupon, kind: 'fixed', amount: 5000, productIds: ['skis'] } as const;
    expect(couponAmount(forSkis, cents(3000), cents(20_000))).toBe(3000);
    expect(couponAmount(forSkis, cents(9000), cents(20_000))).toBe(5000);
    expect(couponAmount({ ...forSkis, productIds: [] }, cents(3000), cents(20_000))).toBe(5000);
  });

  it('OPEN-37 deduct whole cents, half rounded up, and never more than the price', () => {
    expect(couponAmount({ ...coupon, amount: 15 }, cents(3930), cents(5000))).toBe(590);
    fc.assert(
      fc.property(
        fc.nat(500_000),
        fc.nat(500_000),
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom('percent', 'fixed'),
        (shipping, rest, amount, kind) => {
          const total = cents(shipping + rest);
          const off = couponAmount({ ...coupon, kind, amount }, cents(shipping), total);
          expect(Number.isSafeInteger(off)).toBe(true);
          expect(off).toBeGreaterThanOrEqual(0);
          expect(off).toBeLessThanOrEqual(total);
        },
      ),
    );
  });
});
