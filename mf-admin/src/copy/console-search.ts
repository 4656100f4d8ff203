import { claimKindNames } from './claim-names.ts';

export const searchTexts = {
  label: 'Search everything',
  hint: 'Number, name, email, phone, street, card or tracking number, club, code',
  empty: 'Nothing found. Check the spelling, or enter less.',
  failed: 'Search didn’t respond. Keep typing, or try again.',
  tooWide: 'Too many matches to search. Enter more.',
  shortcut: 'The / key opens search',
  orderDetail: ({ state, brand, day }: { state: string; brand: string; day: string }) =>
    `${state}, ${brand}, pickup ${day}`,
  clubOrderDetail: ({ state, day }: { state: string; day: string | null }) =>
    day ? `${state}, ${day}` : state,
  cartDetail: (brand: string) => `${brand} cart: take over`,
  guest: 'Guest',
  groupDetail: ({ event, email }: { event: string; email: string }) =>
    [event, email].filter(Boolean).join(', '),
  claim: (order: string) => `Claim for ${order}`,
  giftCard: (end: string) => `Gift card ending in ${end}`,
  giftCardDetail: (day: string) => `Valid until ${day}`,
} as const;

/** The kind of a claim as the search shows it. */
export const claimDetail = (kind: string): string =>
  Object.entries(claimKindNames).find(([name]) => name === kind)?.[1] ?? '';

export const searchGroups = {
  order: 'Orders',
  person: 'People',
  cart: 'Carts',
  club: 'Clubs and places',
  group: 'Group events',
  claim: 'Claims',
  coupon: 'Coupons',
  gift_card: 'Gift cards',
} as const;

/** Groups of a search that found nothing exactly. */
export const similarGroups = {
  order: 'Orders with similar names',
  person: 'People with similar names',
  cart: 'Carts with similar names',
} as const;
