import { formatMoney } from '@sendahead/shared-ui';

/** The maximum in cents that staff may give or charge for a cart. */
export const maxCents = 1_000_000;

export const priceToolsTexts = {
  comp: `Enter dollars above 0, up to ${formatMoney(maxCents)}, such as 14.95.`,
  rate: `Enter dollars up to ${formatMoney(maxCents)}, such as 15 or -14.95.`,
  tooMuch: (priceCents: number) => `The price is ${formatMoney(priceCents)}. Enter at most that much.`,
  tooLow: 'This lowers the price by more than the price. Enter less.',
  reason: 'Please enter a reason',
  rateFailed: 'We couldn’t adjust the rate. Try again.',
  notRemoved: 'We couldn’t remove this. Try again.',
  adjustmentRemoved: 'Adjustment removed.',
  removalReason: 'Removed',
  adjusted: 'Rate adjusted. It appears as a separate price line.',
  standing: ({ cents, roundTrip }: { cents: number; roundTrip: boolean }) =>
    `Adjusted by ${formatMoney(cents)}${roundTrip ? ' for outbound and return together' : ''}. A new adjustment replaces it.`,
  waive: 'To waive a pickup fee, choose the waived option under pickup.',
  compGiven: (cents: number) => `Comp discount of ${formatMoney(cents)} given.`,
  compWaiting: (cents: number) =>
    `Comp discount of ${formatMoney(cents)} saved. It comes off once the booking has a price.`,
  removing: 'Removing…',
  removeComp: 'Remove comp discount',
  compDiscount: 'Comp discount',
  compInDollars: 'Comp discount in dollars',
  giveComp: 'Give comp discount',
  priceTools: 'Price tools',
  rateAdjustment: 'Rate adjustment',
  rateInDollars: 'Rate adjustment in dollars',
  rateHint: 'Below 0 lowers the price',
  rateReason: 'Reason for the adjustment',
  asks: (cents: number) =>
    `You’re about to ${cents < 0 ? 'lower' : 'raise'} the price by ${formatMoney(Math.abs(cents))}.`,
  adjusting: 'Adjusting…',
  adjustRate: 'Adjust rate',
  removeAdjustment: 'Remove adjustment',
  showSurcharges: 'Show surcharges with the price',
  surchargesRefunded: 'Surcharges waived.',
  asking: 'Loading…',
  askSurchargesAgain: 'Get surcharges again',
  refundSurcharges: 'Waive surcharges',
} as const;
