import {
  invalidZip,
  missingZip,
  unverifiedZip,
} from '@sendahead/shared-contracts/validation/field-sentences';
import type { RemoteVerdict } from '@sendahead/shared-contracts/validation/remote';
import { zipProblem } from '@sendahead/shared-contracts/validation/zip';
import type { Queries } from '../../../platform/database/database.ts';
import { isApproximate } from '../postal-areas.ts';
import { findCountry } from '../public/countries.ts';
import { placeKey } from '../public/place-key.ts';
import { findPlace } from '../public/store.ts';

/** The messages of VL-06, VL-08 and VL-21. */
const sentences = {
  zip_not_valid: invalidZip,
  zip_not_verified: unverifiedZip,
  required: missingZip,
} as const;

/** VL-33: whether a code is valid for its country; if the gazetteer has every code, it must have this one. */
export async function validateZip(db: Queries, zip: string, country: string): Promise<RemoteVerdict> {
  const key = placeKey(country, zip);
  const rules = await findCountry(db, country);
  if (rules?.disabled_fields.includes('zip')) return true;
  if (zip.trim() === '') return rules?.optional_fields.includes('zip') ? true : sentences.required;
  const problem = zipProblem(zip, key.country);
  if (problem) return sentences[problem];
  const hasListedCodes = key.country === 'US' || key.country === 'CA' || isApproximate(key.country);
  if (!hasListedCodes || (await findPlace(db, country, zip))) return true;
  return key.country === 'US' ? sentences.zip_not_valid : sentences.zip_not_verified;
}
