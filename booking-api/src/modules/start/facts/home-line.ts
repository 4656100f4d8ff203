import { countryName } from '@sendahead/shared-contracts/geo/country-name';
import type { Queries } from '../../../platform/database/database.ts';
import { defaultAddress } from '../../profile/public/default-address.ts';

/**
 * AD-30: the signed-in user's saved home, as a line that the price box reads; undefined without one.
 */
export async function homeLineOf(
  db: Queries,
  user: { readonly id: string } | null,
): Promise<string | undefined> {
  const home = user && (await defaultAddress(db, user.id));
  if (!home) return undefined;
  const { city, state, zip, country_code: country } = home;
  return country === 'US' ? `${city}, ${state} ${zip}` : `${city} ${zip}, ${countryName(country)}`;
}
