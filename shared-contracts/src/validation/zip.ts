import { lengths } from '../constants.ts';
import { foldText } from './fold-text.ts';
import { hasFormOf } from './zip-forms.ts';

/** Why a postal code is refused; the words are the page's. */
export type ZipProblem = 'zip_not_valid' | 'zip_not_verified';

/** Countries and territories with codes of the United States Postal Service. */
const unitedStates = new Set(['US', 'AS', 'GU', 'MP', 'PR', 'VI']);

/**
 * VL-06: a code in its normal form, with the separator between its halves: `641111234` and `64111 1234` are
 * 64111-1234.
 */
export function completeZip(zip: string, country: string): string {
  const code = foldText(zip);
  if (unitedStates.has(country))
    return code.replace(/^(\d{5})(?:[ -]*(\d{4})|[ -]+)$/, (_, five, four) =>
      four ? `${five}-${four}` : five,
    );
  if (country === 'CA')
    return code.replace(/^([a-z]\d[a-z])[ -]*(\d[a-z]\d)$/i, (_, area, unit) =>
      `${area} ${unit}`.toUpperCase(),
    );
  return code;
}

/**
 * VL-06 to VL-09: null when the code is valid for its country, the same on page and server. A separate rule
 * handles an empty code.
 */
export function zipProblem(zip: string, country: string): ZipProblem | null {
  const code = completeZip(zip, country);
  if (code === '') return null;
  if (country === 'US') return /^\d{5}(-\d{4})?$/.test(code) ? null : 'zip_not_valid';
  const isCode = code.length <= lengths.zipMax && /^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$/.test(code);
  return isCode && hasFormOf(country, code) ? null : 'zip_not_verified';
}
