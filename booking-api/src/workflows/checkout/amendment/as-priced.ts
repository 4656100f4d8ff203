import type { Difference, PricedCart } from '../context.ts';

/** A difference without balances and coupons. */
export const asPriced = (difference: Difference, countries: PricedCart['countries'] = null): PricedCart => ({
  ...difference,
  value: difference.total,
  tenders: [],
  paidBefore: null,
  couponCode: null,
  countries,
});
