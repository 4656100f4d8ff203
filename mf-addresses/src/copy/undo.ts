import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { endTitle } from './end-words.ts';

/** The button that restores an address. The part for screen readers says whose address. */
export const undoWords = {
  undo: 'Undo',
  of: ({ end }: { end: ShipEnd }) => ` for ${endTitle(end)}`,
} as const;

/** AD-15 */
export const splitText = 'We filled in the city, state and zip from your entry.';
