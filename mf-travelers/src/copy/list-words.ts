import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { limits } from '@sendahead/shared-contracts/constants';
import type { ListProblem } from '../state/pasted-list.ts';
import { problemText } from './problems.ts';

export const listPhoneCountry = 'Country of phone numbers without a country code';

/** What is wrong with a line of a pasted list. */
export function listProblemText(problem: ListProblem, brand: Brand): string {
  switch (problem) {
    case 'quote_open':
      return 'A quotation mark on this line has no end. Close it or remove it, then paste the list again.';
    case 'too_long':
      return 'You have reached the maximum number of characters allowed for this field.';
    case 'too_many_bags':
      return `No more than ${limits.quantityPerLine} of each can be sent.`;
    case 'too_many_travelers':
      return `No more than ${limits.travelersPerCart} ${brand.traveler_word}s can be booked together.`;
    default:
      return problemText(problem, brand);
  }
}
