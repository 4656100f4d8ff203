import type { BrandTheme } from '@sendahead/shared-contracts/brands/schema';

/** Of a brand without colours of its own, in mails and in the pages that the server writes. */
export const defaultTheme: BrandTheme = { brand: '#2e3a46', accent: '#565d64' };
