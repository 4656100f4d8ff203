import { formatMoney } from '@sendahead/shared-ui';

/** CO-132: what is left of the reader's limit for one customer. */
export const giftLimitTexts = {
  used: (used: number, limit: number): string =>
    `${formatMoney(used)} of ${formatMoney(limit)} used for this customer in 30 days.`,
  /** While the typed amount does not fit. */
  above: 'This is above your limit and waits for a second person.',
} as const;
