import { isApiError, isTransient } from '@sendahead/shared-contracts/client/api-error';
import type { MoneyState } from '@sendahead/shared-contracts/console/money-calls';
import { expectedAt } from './expected.ts';
import { noAnswer } from './settle-change.ts';

export const stateNames: Readonly<Record<MoneyState, string>> = {
  planned: 'Upcoming',
  open: 'Open',
  used_up: 'Used up',
  over: 'Ended',
};

const dayOver = 'This day has passed. Choose today or later.';

const problems: Readonly<Record<string, string>> = {
  too_high: 'At most 100 percent.',
  before_its_start: 'The end date is before the start date.',
  not_to_come: 'Choose a future date.',
  day_over: dayOver,
  above_limit: 'This is above your limit. A colleague with a higher limit can create it.',
  code_not_valid: 'Use at least three capital letters, digits or dashes.',
};

/** The errors of a form for a new resource, by field name. */
export const moneyProblems = (error: unknown): Readonly<Record<string, string>> =>
  isApiError(error)
    ? Object.fromEntries(
        error.fields.map(({ path, code }) => [
          path.replace(/^body\./, ''),
          problems[code] ?? expectedAt(path),
        ]),
      )
    : {};

export function moneyFailure(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  if (isTransient(error)) return noAnswer;
  const code = isApiError(error) ? error.code : '';
  if (code === 'code_taken') return 'This code is already used. Choose another one.';
  if (code === 'too_many_requests') return 'You’ve reached today’s limit. Ask a colleague.';
  if (isApiError(error) && error.fields.length > 0)
    return 'Some fields need attention. See the message at each one.';
  return 'That didn’t work. Your entries are still here. Try again.';
}

export const movementNames: Readonly<Record<string, string>> = {
  grant: 'Granted',
  hold: 'Used on an order',
  release: 'Released',
  refund: 'Refunded',
};

export const moneyTexts = {
  dayOver,
  loadingBrands: 'Loading the brands',
  noCoupons: 'No coupons found.',
  noCards: 'No gift cards found. Search by the last four of the code.',
  noMovements: 'Not used yet.',
  creditTooHigh: 'At most $1,000.00 at a time.',
  amount: 'Please enter an amount, such as 25 or 14.95.',
  giftCardAmount: 'Please enter an amount, such as 25 or 14.95. From $1 to $1,000.',
  usesOf: ({ used, limit }: { used: number; limit: number }) => `${used} of ${limit}`,
  code: 'Code',
  title: 'Title',
  worth: 'Worth',
  for: 'For',
  days: 'Days',
  daysOf: ({ from, until }: { from: string; until: string }) => `${from} to ${until}`,
  used: 'Used',
  state: 'State',
  acts: 'Actions',
  stop: 'Stop',
  history: 'History',
  ofCode: (code: string) => ` for ${code}`,
  coupons: 'Coupons',
  couponsDetail: 'You can’t edit a coupon. Stop it and create another.',
  makeCoupon: 'Create a coupon',
  stopOf: (code: string) => `Stop ${code}`,
  stopIt: 'Stop coupon',
  stopCoupon: 'No one can enter it anymore. Prices already held with it don’t change.',
  codeProblem: 'Use letters, digits and dashes only, at least three.',
  titleHint: 'Customers see it with their price.',
  percent: 'Percent',
  dollars: 'Dollars',
  brand: 'Brand',
  allBrands: 'All brands',
  from: 'From',
  until: 'Until',
  usesInAll: 'Total uses',
  usesByAccount: 'Uses per account',
  roundTripsOnly: 'Round trips only',
  giftCardOf: (end: string) => `Gift card ending in ${end}`,
  giftCard: 'Gift card',
  loadingGiftCard: 'Loading the gift card',
  balance: 'Balance',
  left: 'Left',
  madeWith: 'Original amount',
  goodUntil: 'Valid until',
  ledger: 'Ledger',
  stopGiftCard: 'Stop gift card',
  stopGiftCardDetail:
    'The card can’t pay for more orders. Its balance stays, and can be used again if you undo this.',
  endsIn: 'Ends in',
  giftCards: 'Gift cards',
  giftCardsDetail: 'Balances can’t be edited. Payments and refunds change them.',
  makeGiftCard: 'Create a gift card',
  lastFour: 'Last four of a code',
  giftCardMade: 'Copy the code now',
  copied: 'I copied the code',
  shownOnce: 'We show this code only once and don’t store it.',
  wallet: 'Account credit',
  shippingWallet: 'Shipping credit',
  giveCredit: 'Give credit',
  creditOrderHint: 'Saved with the order and in the audit log.',
  giving: 'Giving…',
  giveIt: 'Give credit',
  to: 'To',
  creditHint: 'One credit is at most $1,000.',
  forWhich: ({ brands, roundTrips }: { brands: readonly string[]; roundTrips: boolean }) =>
    `${brands.join(', ') || 'all brands'}${roundTrips ? ', round trips' : ''}`,
} as const;
