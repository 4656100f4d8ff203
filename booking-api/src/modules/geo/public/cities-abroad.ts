import { countryName } from '@sendahead/shared-contracts/geo/country-name';
import { canadianTownNamed } from '../best-known-towns.ts';
import { centralTownsNamed } from './central-codes.ts';

/** Cities abroad that most people mean by the bare name, although small US towns share it. */
const cities: ReadonlySet<string> = new Set([
  'athens',
  'berlin',
  'bern',
  'brisbane',
  'brussels',
  'cairo',
  'dublin',
  'edinburgh',
  'florence',
  'geneva',
  'glasgow',
  'hamburg',
  'lima',
  'lisbon',
  'london',
  'lucerne',
  'lyon',
  'madrid',
  'melbourne',
  'milan',
  'montreal',
  'moscow',
  'munich',
  'nice',
  'ottawa',
  'paris',
  'perth',
  'quebec',
  'rome',
  'seville',
  'sydney',
  'toronto',
  'vancouver',
  'venice',
  'vienna',
  'zurich',
]);

/** Whether a line is only such a name: the visitor must choose the place. */
export const namesCityAbroad = (line: string): boolean => cities.has(line.trim().toLowerCase());

/** AD-31: the towns abroad with a bare name, each with its country, in a form that the price box can read. */
export function linesAbroad(name: string): string[] {
  const canadian = canadianTownNamed(name);
  const elsewhere = centralTownsNamed(name).map(({ city, country }) => `${city}, ${countryName(country)}`);
  return [...(canadian ? [canadian] : []), ...elsewhere];
}
