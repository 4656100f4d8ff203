import { consoleSearchMin } from '@sendahead/shared-contracts/console/search-calls';
import { refuse } from '../../../platform/http/refusal.ts';
import { partsOf } from '../../staff/public/people-search.ts';
import { wholeNumberOf } from './spoken-number.ts';

/** Further words of a search are not looked for. */
const mostTerms = 8;

/** The words of a search, each of which has to be found. Throws Refusal `invalid` where no index finds any of them. */
export function requireTerms(search: string): string[] {
  const number = wholeNumberOf(search);
  if (number !== undefined) return [number.toLowerCase()];
  const parts = partsOf(search);
  if (!parts.some((part) => part.length >= consoleSearchMin))
    throw refuse('invalid', [{ path: 'search', code: 'too_short' }]);
  return parts.slice(0, mostTerms);
}
