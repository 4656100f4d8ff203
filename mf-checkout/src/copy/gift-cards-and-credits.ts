import type { PriceResponse } from '@sendahead/shared-contracts/pricing/schema';
import { maxGiftCards } from '@sendahead/shared-contracts/ship-form/gift-cards';
import { formatMoney } from '@sendahead/shared-ui';
import type { Holdings } from '../state/gift-cards-and-credits.ts';

/** The line behind which gift cards and credits are; `customer` is who staff book for. */
export const giftCardsAndCreditsTitle = (holds: Holdings | null, customer: string | null): string => {
  const credit = (holds?.wallet_cents ?? 0) + (holds?.ship_wallet_cents ?? 0);
  return credit > 0
    ? `Use a gift card or ${customer ? `${customer}’s` : 'your'} ${formatMoney(credit)} credit`
    : 'Add a gift card';
};

export const giftCardTexts = {
  wrong: 'This gift card isn’t valid or has no balance left.',
  twice: 'You already added this gift card.',
  many: `You can use up to ${maxGiftCards} gift cards per order.`,
  moved: 'That code is a gift card, so we added it here.',
  unchecked: 'We haven’t checked this gift card yet.',
} as const;

export const usedAndLeft = (used: number, balance: number): string =>
  `${formatMoney(used)} used, ${formatMoney(balance - used)} left`;

export const amountWanted = 'Enter an amount, such as 25.00';

/** ER-10, OPEN-35: why credits do not apply; null if they do. */
export function creditProblem(price: PriceResponse): string | null {
  if (price.not_much_credit) return 'You do not have enough credits.';
  if (price.not_greator_credits) return 'You do not apply credits.';
  if (price.minus_amount) return 'Please provide the positive value.';
  return null;
}

export const giftCardWords = {
  list: 'Gift cards',
  code: 'Gift card code',
  add: 'Add',
  name: ({ ending }: { ending: string }) => `Gift card ending in ${ending}`,
} as const;

export const creditWords = {
  wallet: 'Account credit',
  shipping: 'Shipping credit',
  amount: ({ credit }: { credit: string }) => `${credit} to use`,
  available: ({ amount }: { amount: string }) => `${amount} available`,
  use: 'Use',
} as const;

/** Removing a gift card or credits from the price. */
export const giftCardsAndCreditsWords = {
  remove: 'Remove',
  removeNamed: ({ name }: { name: string }) => `Remove ${name}`,
} as const;
