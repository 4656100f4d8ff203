/** The steps of a refund for a canceled leg, as a customer reads them. */
export const reductionSteps = {
  shareOfWhole: 'Its share of order-wide charges',
  discountsBeyond: 'Discounts beyond what’s left',
  roundTrip: 'Round-trip discount that no longer applies',
  limited: 'Already refunded',
  roundTripCoupon: 'Coupon for round trips only',
  lostCoupon: 'Coupon that no longer applies',
  couponOnPart: 'Coupon on the canceled part',
  noLongerOwed: 'Amount due that you no longer owe',
} as const;
