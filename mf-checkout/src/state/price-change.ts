import type { LineItem, PriceResponse } from '@sendahead/shared-contracts/pricing/schema';

/** How much more, or less, a kind of lines costs than before; cents. */
export interface PriceChange {
  readonly kind: LineItem['kind'];
  readonly cents: number;
}

const sums = (price: PriceResponse): Map<LineItem['kind'], number> => {
  const totals = new Map<LineItem['kind'], number>();
  for (const { kind, amount_cents } of price.orders.flatMap(({ line_items }) => line_items))
    totals.set(kind, (totals.get(kind) ?? 0) + amount_cents);
  return totals;
};

/**
 * The effect of a change of the trip on its price, kind by kind, the largest first; empty if the total is
 * unchanged.
 */
export function priceChanges(before: PriceResponse, now: PriceResponse): PriceChange[] {
  if (before.final_price_cents === now.final_price_cents) return [];
  const [old, present] = [sums(before), sums(now)];
  return [...new Set([...old.keys(), ...present.keys()])]
    .map((kind) => ({ kind, cents: (present.get(kind) ?? 0) - (old.get(kind) ?? 0) }))
    .filter(({ cents }) => cents !== 0)
    .sort((a, b) => Math.abs(b.cents) - Math.abs(a.cents));
}
