import type { Suggestion } from '@sendahead/shared-contracts/geo/schema';
import { type PlaceFacts, placeWord } from './end-words.ts';

export const recentGroup = 'Recent';

/**
 * The heading of a suggestion; places use the brand's own word (BR-03). Preferred ones come first in their
 * group.
 */
export function suggestionGroup(kind: Suggestion['kind'], brand: PlaceFacts): string {
  switch (kind) {
    case 'facility':
      return placeWord(brand);
    case 'address-book':
      return 'Your addresses';
    case 'address':
      return 'Addresses';
    default:
      return kind satisfies never;
  }
}
