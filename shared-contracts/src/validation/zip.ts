import { lengths } from '../constants.ts';

/** Why a postal code is refused; the words are the page's. */
export type ZipProblem = 'zip_not_valid' | 'zip_not_verified';

/** VL-06 to VL-09: null when the code may stand for its country. An empty code is another rule's matter. */
export function zipProblem(zip: string, country: string): ZipProblem | null {
  const code = zip.trim();
  if (code === '') return null;
  if (country === 'US') return /^\d{5}(-\d{4})?$/.test(code) ? null : 'zip_not_valid';
  if (code.length > lengths.zipMax) return 'zip_not_verified';
  if (country === 'CA')
    return code.replace(/\s/g, '').length >= lengths.canadianZipMin ? null : 'zip_not_verified';
  return /^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$/.test(code) ? null : 'zip_not_verified';
}
