import type { Brand } from '@sendahead/shared-contracts/brands/schema';

/** The most common size of a line, if it is not the first. */
const usualSizes: ReadonlySet<string> = new Set(['luggage-checked']);

/** The most common size of a brand’s first line: the default for prices until another is chosen. */
export function defaultItemOf({ product_lines: [line] }: Pick<Brand, 'product_lines'>): string {
  const products = line?.products ?? [];
  return (products.find(({ id }) => usualSizes.has(id)) ?? products[0])?.id ?? '';
}
