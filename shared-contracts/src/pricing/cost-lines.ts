import { addCents, type Cents } from '../primitives/cents.ts';
import type { LineItem } from './schema.ts';

/** Payments of an order are not part of its price. */
export const isTender = ({ kind }: Pick<LineItem, 'kind'>): boolean =>
  kind === 'gift_card' || kind === 'credit';

/** The price lines of an order: items and discounts, without the credits that pay for it. */
export const costLines = <Line extends Pick<LineItem, 'kind'>>(lines: readonly Line[]): Line[] =>
  lines.filter((line) => !isTender(line));

const beforeDeductions: readonly LineItem['kind'][] = [
  'shipping',
  'pickup',
  'insurance',
  'surcharge',
  'wholesale_discount',
];

/** The price before deductions by staff, coupons and credits: what a share of it, and a lower rate, refer to. */
export const priceBeforeDeductions = (lines: readonly Pick<LineItem, 'kind' | 'amount_cents'>[]): number =>
  lines
    .filter(({ kind }) => beforeDeductions.includes(kind))
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);

/** The price of an order, however it is paid. */
export const costOf = (lines: readonly Pick<LineItem, 'kind' | 'amount_cents'>[]): Cents =>
  addCents(...costLines(lines).map(({ amount_cents }) => amount_cents));
