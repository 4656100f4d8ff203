import { homeOf, territoryHomes } from '../geo/home-country.ts';
import type { ProductLine } from './schema.ts';

/** The countries between which a line ships, as in its row. */
export type LineCountries = Pick<
  ProductLine,
  | 'domestic_enabled'
  | 'international_enabled'
  | 'domestic_countries'
  | 'disabled_origin_countries'
  | 'disabled_destination_countries'
>;

/** The name of a place among countries: its territory if it is in one. */
export const countryNamed = ({ country, state }: { country: string; state: string }): string =>
  country === 'US' && Object.hasOwn(territoryHomes, state) ? state : country;

/**
 * TR-17: whether a line can ship from one country to the other; an unknown country excludes nothing. The
 * return leg of a round trip is part of the trip and not checked separately.
 */
export function isOffered(line: LineCountries, origin: string, destination: string): boolean {
  if (line.disabled_origin_countries.includes(origin)) return false;
  if (line.disabled_destination_countries.includes(destination)) return false;
  if (origin === '' || destination === '') return true;
  if (homeOf(origin) !== homeOf(destination)) return line.international_enabled;
  const { domestic_countries: home } = line;
  return line.domestic_enabled && (home.includes(origin) || home.includes(homeOf(origin)));
}
