import type { Brand } from '@sendahead/shared-contracts/brands/schema';

/** A brand's coverages with their prices, as the lines of a list; all its kinds of bags have the same. */
export const coverageOf = ({ product_lines: [line] }: Pick<Brand, 'product_lines'>): string =>
  (line?.insurances ?? []).map(({ label }) => `- ${label}`).join('\n');
