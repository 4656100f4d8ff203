import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { endTitle } from './end-words.ts';

/** AD-12, MD-07 */
export const correctionWords = {
  title: 'Address Validation Error',
  why: ({ end }: { end: ShipEnd }) => `${endTitle(end)}: the zip, city and state don’t match.`,
  choose: 'Please select correct entry',
  update: 'Update',
} as const;
