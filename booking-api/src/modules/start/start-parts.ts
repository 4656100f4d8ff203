import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { BoxView } from './html/price-box.ts';
import type { Facts } from './html/sections.ts';
import type { BoxRequest } from './price/view-box.ts';

/** The dependencies of the start page and the pages of facilities. */
export interface StartParts {
  readonly factsOf: (brand: Brand) => Promise<Facts>;
  readonly viewBox: (request: BoxRequest) => Promise<BoxView>;
  /** The URL of the brand's booking. */
  readonly shipUrlOf: (brand: Brand) => string;
}
