import { consoleSearchMin } from '@sendahead/shared-contracts/console/search-calls';
import { refuse } from '../../../platform/http/refusal.ts';
import { partsOf } from '../../staff/public/people-search.ts';
import { wholeNumberOf } from './spoken-number.ts';

/** Further words of a search are ignored. */
const maxTerms = 8;

/**
 * The words of a search; results must match all of them. Throws Refusal `invalid` when no index can find any
 * of them.
 */
export function requireTerms(search: string): string[] {
  const number = wholeNumberOf(search);
  if (number !== undefined) return [number.toLowerCase()];
  const parts = partsOf(search);
  if (!parts.some((part) => part.length >= consoleSearchMin))
    throw refuse('invalid', [{ path: 'search', code: 'too_short' }]);
  return parts.slice(0, maxTerms);
}
