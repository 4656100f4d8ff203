import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import { labelName } from '@sendahead/shared-contracts/travelers/label-name';
import type { Travelers } from '@sendahead/shared-contracts/travelers/slice';
import { countedWords } from './counted.ts';

/** One item of a line; a line whose name cannot be counted is a kind of bag. */
const oneOf: Readonly<Record<string, string>> = {
  golf: 'golf bag',
  luggage: 'bag',
  ski: 'ski bag',
  snowboard: 'snowboard',
  snowboot: 'boot bag',
  bike: 'bike',
  box: 'box',
  trunk: 'trunk',
};

/** `1 trunk`, `2 golf bags`; of an unknown line `2 bags (Kayaks)`. */
function itemsOf(count: number, line: ProductLine): string {
  const one = oneOf[line.key];
  if (!one) return `${countedWords(count, line)} (${line.plural_display_name})`;
  return `${count} ${one}${count === 1 ? '' : one.endsWith('x') ? 'es' : 's'}`;
}

/** The line of a folded card: `Ada Palmer: 2 golf bags`. */
export function travelersSummary(
  { travelers }: Pick<Travelers, 'travelers'>,
  brand: Pick<Brand, 'product_lines'>,
): string {
  return travelers
    .map((traveler) => {
      const items = traveler.lines.flatMap(({ line, rows }) => {
        const productLine = brand.product_lines.find(({ key }) => key === line);
        return productLine ? [itemsOf(rows.length, productLine)] : [];
      });
      return [labelName(traveler), items.join(', ')].filter(Boolean).join(': ');
    })
    .filter(Boolean)
    .join('; ');
}
