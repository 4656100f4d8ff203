import type { Brand } from '@sendahead/shared-contracts/brands/schema';

/** Sizes that most people send, where that is not the first of their line. */
const usualSizes: ReadonlySet<string> = new Set(['luggage-checked']);

/** The size of a brand’s first line that most people send: what a price is for until another is chosen. */
export function defaultItemOf({ product_lines: [line] }: Pick<Brand, 'product_lines'>): string {
  const products = line?.products ?? [];
  return (products.find(({ id }) => usualSizes.has(id)) ?? products[0])?.id ?? '';
}
