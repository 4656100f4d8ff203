import type { BrandTheme } from '@sendahead/shared-contracts/brands/schema';

/** The colors of brands without their own, in emails and server-rendered pages. */
export const defaultTheme: BrandTheme = { brand: '#2e3a46', accent: '#565d64' };
