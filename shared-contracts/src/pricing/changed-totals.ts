import { isTender } from './cost-lines.ts';
import type { PriceResponse } from './schema.ts';

/** The previous and the new cost of a changed order, in cents. */
export interface ChangedTotals {
  readonly old: number;
  readonly next: number;
  /** Paid if above 0, refunded if below 0. */
  readonly difference: number;
}

/** Null for the price of a new order. Gift cards and credits pay a difference; they do not reduce the price. */
export function changedTotals(price: PriceResponse): ChangedTotals | null {
  const old = price.paid_before_cents ?? null;
  if (old === null) return null;
  const drawn = price.orders
    .flatMap(({ line_items }) => line_items)
    .filter(isTender)
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const difference = price.final_price_cents - drawn;
  return { old, next: old + difference, difference };
}
