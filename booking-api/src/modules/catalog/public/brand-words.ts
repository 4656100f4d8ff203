import type { Brand } from '@sendahead/shared-contracts/brands/schema';

/** What differs between brands beside name and product lines; kept as one document per brand. */
export type BrandWords = Omit<Brand, 'id' | 'slug' | 'name' | 'product_lines'>;
