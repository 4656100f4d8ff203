import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Queries } from '../../platform/database.ts';
import { percentOf } from './tariff/bag-price.ts';

export type Coupon = {
  code: string;
  title: string;
  kind: 'percent' | 'fixed';
  /** Percent, or cents. */
  amount: number;
  brandSlugs: readonly string[];
  roundTripOnly: boolean;
  validFrom: string;
  validUntil: string;
  usageLimit: number | null;
  used: number;
};

/** ER-07. Unknown, expired, used up and another brand's are one answer, so that codes cannot be told apart by trying. */
export type CouponVerdict =
  | { state: 'none' }
  | { state: 'valid'; coupon: Coupon }
  | { state: 'invalid' }
  | { state: 'round_trip_only' };

export function judgeCoupon(
  coupon: Coupon | undefined,
  on: CalendarDate,
  brand: string,
  roundTrip: boolean,
): CouponVerdict {
  if (!coupon) return { state: 'invalid' };
  const inTime = coupon.validFrom <= on && on <= coupon.validUntil;
  const left = coupon.usageLimit === null || coupon.used < coupon.usageLimit;
  const ofBrand = coupon.brandSlugs.length === 0 || coupon.brandSlugs.includes(brand);
  if (!inTime || !left || !ofBrand) return { state: 'invalid' };
  if (coupon.roundTripOnly && !roundTrip) return { state: 'round_trip_only' };
  return { state: 'valid', coupon };
}

/** What a coupon takes off: percents of the shipping at its retail rate, fixed amounts of the whole, never below 0 (OPEN-37). */
export function couponAmount(coupon: Coupon, shippingCents: Cents, totalCents: Cents): Cents {
  const wanted = coupon.kind === 'percent' ? percentOf(shippingCents, coupon.amount) : cents(coupon.amount);
  return cents(Math.max(0, Math.min(wanted, totalCents)));
}

export async function findCoupon(db: Queries, code: string): Promise<Coupon | undefined> {
  return db
    .selectFrom('coupons')
    .select([
      'code',
      'title',
      'kind',
      'amount',
      'brand_slugs as brandSlugs',
      'round_trip_only as roundTripOnly',
      'valid_from as validFrom',
      'valid_until as validUntil',
      'usage_limit as usageLimit',
      'used',
    ])
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
}

/** Counts one use, inside the transaction that commits the order. False when the last use has just been taken. */
export async function redeemCoupon(trx: Queries, code: string): Promise<boolean> {
  const row = await trx
    .updateTable('coupons')
    .set((set) => ({ used: set('used', '+', 1) }))
    .where('code', '=', code)
    .where((where) =>
      where.or([where('usage_limit', 'is', null), where('used', '<', where.ref('usage_limit'))]),
    )
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}
