import type { Brand } from '@sendahead/shared-contracts/brands/schema';

/** The brand's settings other than name and product lines; stored as one document per brand. */
export type BrandWords = Omit<Brand, 'id' | 'slug' | 'name' | 'product_lines'>;
