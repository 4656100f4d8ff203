import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { endTitle } from './end-words.ts';

/** AD-22, MD-04 */
export const disasterWords = {
  notices: ({ end }: { end: ShipEnd }) => `Notices for ${endTitle(end).toLowerCase()}`,
  title: ({ end }: { end: ShipEnd }) => `Before you ship ${end === 'origin' ? 'from' : 'to'} this address`,
  read: 'I’ve read this',
} as const;
