import type { Queries } from '../../platform/database/database.ts';
import type { PostalPlace } from './public/store.ts';

const british = /^([A-Z]{1,2})(\d[A-Z\d]?)(\d[A-Z]{2})?$/;
const irish = /^([AC-FHKNPRTV-Y]\d[\dW])([AC-FHKNPRTV-Y\d]{4})?$/;

/** Countries with only the first half of each code known, so that a code identifies a town only roughly. */
export const isApproximate = (country: string): boolean => country === 'GB' || country === 'IE';

/**
 * The areas that a code may be in, narrowest first: `SW1A 1AA` in SW1A, SW1, SW. Empty for any text that is
 * not a code.
 */
export function areasOf(country: string, code: string): string[] {
  if (country === 'IE') {
    const [, routingKey] = irish.exec(code) ?? [];
    return routingKey ? [routingKey] : [];
  }
  const [, letters, district] = (country === 'GB' && british.exec(code)) || [];
  if (!letters || !district) return [];
  return [...new Set([letters + district, letters + district.replace(/[A-Z]$/, ''), letters])];
}

/** The area of a British or Irish code (letters and digits only), if it is valid. */
export async function findPostalArea(
  db: Queries,
  country: string,
  code: string,
): Promise<PostalPlace | undefined> {
  const areas = areasOf(country, code);
  if (areas.length === 0) return undefined;
  const rows = await db
    .selectFrom('postal_areas')
    .select(['country', 'area as code', 'city', 'state', 'latitude', 'longitude', 'time_zone as timeZone'])
    .where('country', '=', country)
    .where('area', 'in', areas)
    .execute();
  return rows.sort((a, b) => b.code.length - a.code.length)[0];
}
