import { type Cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';

/** Whole dollars without a fraction, as in a heading: `$1,000`. */
export const wholeDollars = (amount: number): string =>
  (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export const money = (amount: Cents): string => formatCents(amount);
