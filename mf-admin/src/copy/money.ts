import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { MoneyState } from '@sendahead/shared-contracts/console/money-calls';

export const stateNames: Readonly<Record<MoneyState, string>> = {
  planned: 'To come',
  open: 'Open',
  used_up: 'Used up',
  over: 'Over',
};

const problems: Readonly<Record<string, string>> = {
  too_high: 'At most 100 percent.',
  before_its_start: 'It ends before it begins.',
  not_to_come: 'Choose a day to come.',
  code_not_valid: 'Three capital letters, digits or dashes or more.',
};

/** The errors of a form for a new resource, by field name. */
export const moneyProblems = (error: unknown): Readonly<Record<string, string>> =>
  isApiError(error)
    ? Object.fromEntries(
        error.fields.map(({ path, code }) => [
          path.replace(/^body\./, ''),
          problems[code] ?? 'This is not valid.',
        ]),
      )
    : {};

export function moneyFailure(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  const code = isApiError(error) ? error.code : '';
  if (code === 'code_taken') return 'There is a coupon of this code. Choose another one.';
  if (code === 'too_many_requests') return 'Too many today. Ask a colleague.';
  if (isApiError(error) && error.fields.length > 0) return 'Some fields are not right; each says why.';
  return 'This could not be done. What you typed is still here; try again.';
}

export const movementNames: Readonly<Record<string, string>> = {
  grant: 'Given',
  hold: 'Spent on an order',
  release: 'Given back',
  refund: 'Refunded',
};

export const moneyTexts = {
  loadingBrands: 'Loading the brands',
  noCoupons: 'No coupon fits.',
  noCards: 'No gift card fits. Search by the last four of its code.',
  noMovements: 'Nothing was spent of it yet.',
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
  acts: 'Acts',
  stop: 'Stop',
  history: 'History',
  ofCode: (code: string) => ` of ${code}`,
  coupons: 'Coupons',
  couponsDetail: 'What was made is not edited: stop it, and make another.',
  makeCoupon: 'Make a coupon',
  stopOf: (code: string) => `Stop ${code}`,
  stopIt: 'Stop it',
  stopCoupon: 'Nobody can enter it from now on. Prices that are held with it stay as they were told.',
  codeProblem: 'Three letters, digits or dashes or more.',
  titleHint: 'Customers read it with their price.',
  percent: 'Percent',
  dollars: 'Dollars',
  brand: 'Brand',
  allBrands: 'All brands',
  from: 'From',
  until: 'Until',
  usesInAll: 'Uses in all',
  usesByAccount: 'Uses by one account',
  roundTripsOnly: 'Round trips only',
  giftCardOf: (end: string) => `Gift card that ends in ${end}`,
  giftCard: 'Gift card',
  loadingGiftCard: 'Loading the gift card',
  balance: 'Balance',
  left: 'Left',
  madeWith: 'Made with',
  goodUntil: 'Good until',
  ledger: 'Ledger',
  stopGiftCard: 'Stop this gift card',
  stopGiftCardDetail:
    'The card pays for no more orders. Its balance stays on the card and can be used again if you undo this.',
  endsIn: 'Ends in',
  giftCards: 'Gift cards',
  giftCardsDetail: 'What is on a card moves by its ledger alone.',
  makeGiftCard: 'Make a gift card',
  lastFour: 'Last four of a code',
  passedOn: 'I have passed it on',
  codeIs: 'Its code is',
  shownOnce: '. It is shown only now, and kept nowhere.',
  wallet: 'Wallet',
  shippingWallet: 'Shipping wallet',
  giveCredit: 'Give a credit',
  giving: 'Giving…',
  giveIt: 'Give it',
  to: 'To',
  creditHint: 'Up to $1,000.',
  forWhich: ({ brands, roundTrips }: { brands: readonly string[]; roundTrips: boolean }) =>
    `${brands.join(', ') || 'all brands'}${roundTrips ? ', round trips' : ''}`,
} as const;
