import { formatMoney } from '@sendahead/shared-ui';

/** CO-163 to CO-165: what a reader’s own limits allow, and who can do more. */
export const ownLimitTexts = {
  cardsUsed: (used: number, limit: number): string =>
    `${formatMoney(used)} of ${formatMoney(limit)} used for gift cards in 30 days.`,
  cardAbove: (left: number): string =>
    `${formatMoney(Math.max(left, 0))} of your limit is left. A colleague with a higher limit can create this card.`,
  couponHint: (most: string): string => `Your limit is ${most}.`,
  couponAbove: (most: string): string =>
    `Your limit is ${most}. A colleague with a higher limit can create this coupon.`,
  cannotInvite: 'Your account has limits. A colleague without limits can invite this colleague.',
  cannotPromote: 'Your account has limits. A colleague without limits can give admin roles.',
} as const;
