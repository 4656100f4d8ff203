/** A coupon's deduction: a percentage of the shipping, or cents of the total. */
export const couponKinds = ['percent', 'fixed'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** The value of a coupon in cents, before limiting it to the price. Throws RangeError for an unknown kind. */
export function couponWorth(
  { kind, amount }: { kind: CouponKind; amount: number },
  shipping: number,
): number {
  switch (kind) {
    case 'percent':
      return Math.round((shipping * amount) / 100);
    case 'fixed':
      return amount;
    default:
      throw new RangeError(`no kind of coupon: ${kind satisfies never}`);
  }
}
