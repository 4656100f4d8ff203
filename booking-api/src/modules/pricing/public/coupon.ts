import { type CouponKind, couponWorth } from '@sendahead/shared-contracts/pricing/coupon-kind';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Queries } from '../../../platform/database/database.ts';

export type Coupon = {
  code: string;
  title: string;
  kind: CouponKind;
  /** Percent, or cents. */
  amount: number;
  brandSlugs: readonly string[];
  /** Its products; an empty list means all. */
  productIds: readonly string[];
  minimumCents: number;
  roundTripOnly: boolean;
  validFrom: string;
  validUntil: string;
  usageLimit: number | null;
  /** How often one account may use it. */
  userLimit: number | null;
  used: number;
};

/** The inputs for checking a coupon. */
export type CouponCase = {
  on: CalendarDate;
  brand: string;
  roundTrip: boolean;
  productIds: readonly string[];
  /** The price at its retail rate, before deductions. */
  retailCents: Cents;
  /** How often the account has already used it. */
  usedByUser: number;
  /**
   * Whether the amended order was bought with it: then its days were already checked, and the order keeps it.
   */
  isKept?: boolean;
};

/** Why a coupon does not apply. Another brand's code is `unknown`, although it works there. */
export type CouponFault = 'unknown' | 'not_begun' | 'expired' | 'used_up' | 'other_items' | 'below_minimum';

/** ER-07: the result of a coupon code; the price calls limit how often wrong codes may be tried. */
export type CouponVerdict =
  | { state: 'none' }
  | { state: 'valid'; coupon: Coupon }
  | { state: 'invalid'; fault: CouponFault }
  | { state: 'round_trip_only' };

export function judgeCoupon(coupon: Coupon | undefined, circumstances: CouponCase): CouponVerdict {
  if (!coupon || !isOfBrand(coupon, circumstances.brand)) return { state: 'invalid', fault: 'unknown' };
  const fault = faultOf(coupon, circumstances);
  if (fault) return { state: 'invalid', fault };
  if (coupon.roundTripOnly && !circumstances.roundTrip) return { state: 'round_trip_only' };
  return { state: 'valid', coupon };
}

const isOfBrand = ({ brandSlugs }: Coupon, brand: string): boolean =>
  brandSlugs.length === 0 || brandSlugs.includes(brand);

function faultOf(coupon: Coupon, circumstances: CouponCase): CouponFault | null {
  const { on, isKept = false, usedByUser } = circumstances;
  if (!isKept && on < coupon.validFrom) return 'not_begun';
  if (!isKept && coupon.validUntil < on) return 'expired';
  if (coupon.usageLimit !== null && coupon.used >= coupon.usageLimit) return 'used_up';
  if (coupon.userLimit !== null && usedByUser >= coupon.userLimit) return 'used_up';
  if (!circumstances.productIds.some((id) => appliesToProduct(coupon, id))) return 'other_items';
  return circumstances.retailCents < coupon.minimumCents ? 'below_minimum' : null;
}

/** Whether a coupon applies to a product. */
export const appliesToProduct = (coupon: Coupon, productId: string): boolean =>
  coupon.productIds.length === 0 || coupon.productIds.includes(productId);

/**
 * A coupon's deduction: a percentage of the shipping at its retail rate, a fixed amount of the total, never
 * below 0 (OPEN-37). `shippingCents` is its products' shipping; a coupon for some products deducts no more
 * than their shipping.
 */
export function couponAmount(coupon: Coupon, shippingCents: Cents, totalCents: Cents): Cents {
  const most = coupon.productIds.length > 0 ? Math.min(shippingCents, totalCents) : totalCents;
  return cents(Math.max(0, Math.min(couponWorth(coupon, shippingCents), most)));
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
      'product_ids as productIds',
      'minimum_cents as minimumCents',
      'round_trip_only as roundTripOnly',
      'valid_from as validFrom',
      'valid_until as validUntil',
      'usage_limit as usageLimit',
      'user_limit as userLimit',
      'used',
    ])
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
}

/** Orders and attempts of an account with a coupon. */
export async function usesOf(db: Queries, code: string, userId: string | null): Promise<number> {
  if (userId === null) return 0;
  const row = await db
    .selectFrom('coupon_redemptions')
    .select((select) => select.fn.countAll<string>().as('uses'))
    .where('coupon_code', '=', code)
    .where('user_id', '=', userId)
    .where('state', '<>', 'released')
    .executeTakeFirst();
  return Number(row?.uses ?? 0);
}

/** Whether an order has a use of a coupon; when it changes, it keeps that use and takes no other. */
export async function isUsedBy(db: Queries, code: string, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('coupon_redemptions')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'attempt_id')
    .select('attempt_id')
    .where('coupon_code', '=', code)
    .where('order_id', '=', orderId)
    .where('coupon_redemptions.state', '=', 'redeemed')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Counts one use, in the transaction that commits the order. False when the coupon or this account has no use
 * left. The coupon's row is locked, so that uses are counted in sequence.
 */
export async function redeemCoupon(trx: Queries, code: string, userId: string | null): Promise<boolean> {
  const row = await trx
    .updateTable('coupons')
    .set((set) => ({ used: set('used', '+', 1) }))
    .where('code', '=', code)
    .where((where) =>
      where.or([where('usage_limit', 'is', null), where('used', '<', where.ref('usage_limit'))]),
    )
    .returning('user_limit')
    .executeTakeFirst();
  if (!row) return false;
  if (row.user_limit === null || (await usesOf(trx, code, userId)) < row.user_limit) return true;
  await unredeemCoupon(trx, code);
  return false;
}

/** Releases one use. */
export async function unredeemCoupon(trx: Queries, code: string): Promise<void> {
  await trx
    .updateTable('coupons')
    .set((set) => ({ used: set('used', '-', 1) }))
    .where('code', '=', code)
    .execute();
}
