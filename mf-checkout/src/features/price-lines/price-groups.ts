import { costLines } from '@sendahead/shared-contracts/pricing/cost-lines';
import type { LineItem, PriceResponse } from '@sendahead/shared-contracts/pricing/schema';
import { oncePricedWords } from '../../copy/once-priced.ts';
import { legTitles } from '../../copy/summary.ts';

/** Lines that belong together, and their sum in cents; null if the total below is the same. */
export interface PriceGroup {
  readonly name: string;
  readonly lines: readonly LineItem[];
  readonly cents: number | null;
}

const ways = [
  { leg: 'outbound', name: legTitles.outbound },
  { leg: 'return', name: legTitles.return },
] as const;

/**
 * PR-05: the price of each leg, and the deductions and charges on the whole order. Credits are payments, so
 * they follow the total. A one-way trip has a single list.
 */
export function priceGroups(price: PriceResponse): PriceGroup[] {
  const lines = costLines(price.orders.flatMap(({ line_items }) => line_items));
  if (!lines.some(({ leg }) => leg === 'return'))
    return [{ name: oncePricedWords.price, lines, cents: null }];
  const whole = lines.filter(({ leg }) => leg === null);
  return [
    ...ways.map(({ leg, name }) => {
      const legLines = lines.filter((line) => line.leg === leg);
      return {
        name,
        lines: legLines,
        cents: legLines.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
      };
    }),
    { name: oncePricedWords.whole, lines: whole, cents: null },
  ].filter((group) => group.lines.length > 0);
}
