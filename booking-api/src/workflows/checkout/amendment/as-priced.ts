import type { Difference, PricedCart } from '../context.ts';

/** A difference in which no balance and no coupon takes part. */
export const asPriced = (difference: Difference, countries: PricedCart['countries'] = null): PricedCart => ({
  ...difference,
  value: difference.total,
  tenders: [],
  paidBefore: null,
  couponCode: null,
  countries,
});
