/** What a coupon takes off: percents of the shipping, or cents of the whole. */
export const couponKinds = ['percent', 'fixed'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** Cents that a coupon is worth, before what there is to take it off. Throws RangeError for a kind that there is none of. */
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
