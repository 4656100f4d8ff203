import { countryName } from '@sendahead/shared-contracts/geo/country-name';
import { canadianTownNamed } from '../best-known-towns.ts';
import { centralTownsNamed } from './central-codes.ts';

/** Cities abroad that most people mean by a bare name, although small towns of the US have it too. */
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

/** Whether a line is such a name alone: the visitor has to say which place is meant. */
export const namesCityAbroad = (line: string): boolean => cities.has(line.trim().toLowerCase());

/** AD-31: the towns abroad that have a bare name, each with its country, as the price box reads it again. */
export function linesAbroad(name: string): string[] {
  const canadian = canadianTownNamed(name);
  const elsewhere = centralTownsNamed(name).map(({ city, country }) => `${city}, ${countryName(country)}`);
  return [...(canadian ? [canadian] : []), ...elsewhere];
}
