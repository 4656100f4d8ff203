import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { BoxView } from './html/price-box.ts';
import type { Facts } from './html/sections.ts';
import type { BoxRequest } from './price/view-box.ts';

/** What the start page and the pages of facilities are made of. */
export interface StartParts {
  readonly factsOf: (brand: Brand) => Promise<Facts>;
  readonly viewBox: (request: BoxRequest) => Promise<BoxView>;
  /** Where the brand's booking is. */
  readonly shipUrlOf: (brand: Brand) => string;
}
