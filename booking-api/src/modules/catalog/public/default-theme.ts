import type { BrandTheme } from '@sendahead/shared-contracts/brands/schema';

/** Brands without colors have these in emails and on the pages that the server writes. */
export const defaultTheme: BrandTheme = { brand: '#2e3a46', accent: '#565d64' };
