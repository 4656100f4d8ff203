import { formatMoney } from '@sendahead/shared-ui';

/** The most cents that staff give or ask at a cart. */
export const mostCents = 1_000_000;

export const priceToolsTexts = {
  comp: 'Enter dollars above 0, such as 14.95.',
  rate: 'Enter dollars, such as 15 or -14.95.',
  reason: 'Please say why',
  rateFailed: 'The rate could not be adjusted. Try again.',
  notTakenAway: 'This could not be taken away. Try again.',
  takenBack: 'The adjustment is taken back.',
  reasonOfTakingBack: 'Taken back',
  adjusted: 'The rate is adjusted; it stands in the price as a line of its own.',
  standing: ({ cents, roundTrip }: { cents: number; roundTrip: boolean }) =>
    `Adjusted now by ${formatMoney(cents)}${roundTrip ? ', for both ways together' : ''}. Another adjustment takes its place.`,
  waive: 'To waive a pickup fee, choose the waived one where the bags are picked up.',
  compGiven: (cents: number) => `A comp discount of ${formatMoney(cents)} is given.`,
  takingAway: 'Taking away…',
  takeCompAway: 'Take the comp discount away',
  compDiscount: 'Comp discount',
  compInDollars: 'Comp discount in dollars',
  giveComp: 'Give comp discount',
  priceTools: 'Price tools',
  rateAdjustment: 'Rate adjustment',
  rateInDollars: 'Rate adjustment in dollars',
  rateHint: 'Below 0 lowers the price',
  rateReason: 'Reason of the adjustment',
  adjusting: 'Adjusting…',
  adjustRate: 'Adjust the rate',
  takeAdjustmentBack: 'Take the adjustment back',
  showSurcharges: 'Show surcharges with the price',
  surchargesRefunded: 'The surcharges are refunded.',
  asking: 'Asking…',
  askSurchargesAgain: 'Ask for the surcharges again',
  giveSurchargesBack: 'Give surcharges back',
} as const;
