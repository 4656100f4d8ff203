import { consoleSearchMin } from '@sendahead/shared-contracts/console/search-calls';
import { refuse } from '../../../platform/http/refusal.ts';
import { partsOf } from '../../staff/public/people-search.ts';
import { wholeNumberOf } from './spoken-number.ts';

/** Further words of a search are ignored. */
const maxTerms = 8;

/** Words that say what a number is, as a caller says it: "card ending in 1111". */
const namesOfNumbers: readonly string[] = [
  'card',
  'ending',
  'in',
  'number',
  'order',
  'phone',
  'tracking',
  'zip',
];

/** Without the names of numbers, if a number is left. */
function withoutNamesOfNumbers(parts: readonly string[]): readonly string[] {
  const others = parts.filter((part) => !namesOfNumbers.includes(part));
  return others.some((part) => /\d/.test(part)) ? others : parts;
}

/**
 * The words of a search; results must match all of them. Throws Refusal `invalid` when no index can find any
 * of them.
 */
export function requireTerms(search: string): string[] {
  const number = wholeNumberOf(search);
  if (number !== undefined) return [number.toLowerCase()];
  const parts = withoutNamesOfNumbers(partsOf(search));
  if (!parts.some((part) => part.length >= consoleSearchMin))
    throw refuse('invalid', [{ path: 'search', code: 'too_short' }]);
  return parts.slice(0, maxTerms);
}
