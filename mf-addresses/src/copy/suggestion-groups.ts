import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { Suggestion } from '@sendahead/shared-contracts/geo/schema';

export const recentGroup = 'Recent';

/**
 * The heading of a suggestion; places use the brand's own word (BR-03). Preferred ones come first in their
 * group.
 */
export function suggestionGroup(kind: Suggestion['kind'], { place_type }: Pick<Brand, 'place_type'>): string {
  switch (kind) {
    case 'facility':
      return place_type;
    case 'address-book':
      return 'Your addresses';
    case 'address':
      return 'Addresses';
    default:
      return kind satisfies never;
  }
}
