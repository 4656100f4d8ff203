import type { Brand } from '@sendahead/shared-contracts/brands/schema';

/** The coverages that a brand sells, with what each costs, as the lines of a list; its kinds of bags all have the same. */
export const coverageOf = ({ product_lines: [line] }: Pick<Brand, 'product_lines'>): string =>
  (line?.insurances ?? []).map(({ label }) => `- ${label}`).join('\n');
