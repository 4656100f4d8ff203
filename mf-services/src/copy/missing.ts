import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { MissingInput } from '../state/missing.ts';

/** TR-17: the items that the server does not sell between the two ends. */
export const lineNotOffered =
  'We can’t ship one of these items between these countries. Remove it or change an address.';

/** Says what to do next to see the services of a leg. `dropOff` says how that leg starts. */
export function missingText(
  missing: MissingInput,
  brand: Pick<Brand, 'product_lines' | 'traveler_word'>,
  dropOff: boolean,
): string {
  switch (missing.kind) {
    case 'places':
      return 'Enter your “Ship from” and “Ship to” addresses to see services.';
    case 'same_place':
      return 'Both addresses are the same, or have the same zip. Change one of them to see services.';
    case 'items':
      return 'Add a bag to see services.';
    case 'size': {
      const line = brand.product_lines.find(({ key }) => key === missing.line)?.name ?? missing.line;
      const whose = missing.traveler === null ? '' : ` of ${brand.traveler_word} ${missing.traveler}`;
      return `Choose a size for ${line} ${missing.row + 1}${whose} to see services.`;
    }
    case 'arrival':
      return 'Choose your return date after you choose an outbound service.';
    case 'pickup':
      return 'Choose pickup or drop-off to see services.';
    case 'date':
      return missing.way === 'pickup'
        ? `Choose a ${dateWords(missing.leg, dropOff)} to see services.`
        : `Choose ${missing.leg === 'return' ? 'a return' : 'an'} arrival date to see services.`;
    default:
      return missing satisfies never;
  }
}

export const dateWords = (leg: LegName, dropOff: boolean): string =>
  `${leg === 'return' ? 'return ' : ''}${dropOff ? 'drop-off' : 'pickup'} date`;

/** Links to the return date; in this file because it is needed before the services have loaded. */
export const toReturnDate = 'Go to return date';
