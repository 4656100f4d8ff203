import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { labelName } from '@sendahead/shared-contracts/travelers/label-name';
import type { Travelers } from '@sendahead/shared-contracts/travelers/slice';
import { countedWords } from './counted.ts';

/** The line of a folded card: `Ada Palmer: 2 bags`. */
export function travelersSummary(
  { travelers }: Pick<Travelers, 'travelers'>,
  brand: Pick<Brand, 'product_lines'>,
): string {
  return travelers
    .map((traveler) => {
      const items = traveler.lines.flatMap(({ line, rows }) => {
        const known = brand.product_lines.find(({ key }) => key === line);
        return known ? [`${countedWords(rows.length, known)} (${known.plural_display_name})`] : [];
      });
      return [labelName(traveler), items.join(', ')].filter(Boolean).join(': ');
    })
    .filter(Boolean)
    .join('; ');
}
