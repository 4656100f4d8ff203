/** The step of a price for the round-trip discount of a leg. */
const roundTripWord = 'Round trip';
export const roundTripStep = (percent: number): string => `${roundTripWord}, ${percent}% less`;
export const isRoundTripStep = (label: string): boolean => label.startsWith(`${roundTripWord}, `);

/** The step of a price for a club's contract: tenths of a percent, negative when it is lower. */
export const contractStep = (club: string, tenths: number): string =>
  `Contract price, ${club}: ${tenths > 0 ? '+' : ''}${tenths / 10}%`;

/** ER-07: why a coupon does not apply, by its problem. */
export const couponWords = {
  unknown: 'We don’t recognize this coupon code. Check the spelling.',
  not_begun: 'This coupon isn’t valid yet',
  expired: 'This coupon is no longer valid',
  used_up: 'This coupon has already been used',
  other_items: 'This coupon isn’t valid for these items',
  below_minimum: 'Your order is below the minimum for this coupon',
} as const;

/** Sentences that accompany a price; the server sends them verbatim (ER-07, ER-09, OPEN-28). */
export const priceWords = {
  round_trip_only: 'This coupon is valid for round trip shipments only',
  forgone:
    'The coupon applies to the retail rate, not the promotional price. Remove the coupon for promotional pricing.',
  gift_card: 'This gift card isn’t valid or has no balance left.',
  zero_price: 'You pay nothing now. If the carrier later charges for weight, size or address, you pay that.',
} as const;
