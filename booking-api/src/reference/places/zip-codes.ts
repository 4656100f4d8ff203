import { tableTown } from '@sendahead/shared-contracts/geo/town-case';
import type pg from 'pg';
import lookUpZone from 'tz-lookup';
import zipcodes from 'zipcodes';
import { upsert } from '../write-rows.ts';
import { australianCodes } from './australian-codes.ts';
import { germanCodes } from './german-codes.ts';
import { japaneseCodes } from './japanese-codes.ts';
import { placeCorrections } from './place-corrections.ts';
import { populationOf } from './populations.ts';
import { provinceOf } from './province-of.ts';
import { specialPlaces } from './special-places.ts';
import { zonesOfState } from './zones-of-states.ts';

type Place = {
  zip: string;
  latitude?: number | null;
  longitude?: number | null;
  city: string;
  state: string;
  country: string;
};

/**
 * Military addresses: their coordinates are those of a post office, not of a place where a carrier drives.
 */
export const military: ReadonlySet<string> = new Set(['AA', 'AE', 'AP']);

/**
 * All US ZIP codes and Canadian forward sortation areas, with the time zone of their place (AD-19, AD-28);
 * the known codes of Australia, Japan and Germany.
 */
export async function seedZipCodes(client: pg.Client): Promise<void> {
  await upsert(
    client,
    'zip_codes',
    ['country', 'code'],
    [...zipCodeRows(), ...australianCodes(), ...japaneseCodes(), ...germanCodes()].map((row) => ({
      ...row,
      population: populationOf(row.country, row.state, row.city),
    })),
  );
}

/** The rows of the US and Canada to write: our overrides replace the source's values. */
export function zipCodeRows() {
  const places: Place[] = Object.values(zipcodes.codes);
  const special = new Set(specialPlaces.map((place) => `${place.country} ${place.code}`));
  const plain = places.map(asRow).filter((row) => !special.has(`${row.country} ${row.code}`));
  return [...plain, ...specialPlaces];
}

function asRow({ zip, latitude, longitude, city, state, country }: Place) {
  const key = country === 'US' ? 'US' : 'CA';
  const place = {
    country: key,
    code: zip,
    city: tableTown(key === 'CA' ? withoutDistrict(city) : city),
    state: key === 'CA' ? provinceOf(zip) : state,
  };
  const point = placeCorrections[`${key} ${zip}`] ?? { latitude, longitude };
  if (typeof point.latitude !== 'number' || typeof point.longitude !== 'number' || military.has(state))
    return { ...place, latitude: null, longitude: null, time_zone: null };
  const { latitude: north, longitude: east } = point;
  return { ...place, latitude: north, longitude: east, time_zone: zoneOf(place, north, east) };
}

/** The point's time zone, unless it belongs across a nearby border: then the state's most common one. */
function zoneOf(place: { country: string; state: string }, latitude: number, longitude: number): string {
  const zone = lookUpZone(latitude, longitude);
  const zones = zonesOfState(place.country, place.state);
  return zones && !zones.includes(zone) ? (zones[0] ?? zone) : zone;
}

/** "Downtown Toronto (Richmond / Adelaide)" is Toronto with a district in parentheses. */
const withoutDistrict = (city: string): string =>
  city
    .replace(/\s*\(.*$/, '')
    .replace(
      /^(Downtown|Central|North|South|East|West|Northern|Southern|Eastern|Western) (?=Toronto|Vancouver|Montreal|Calgary|Edmonton|Ottawa|Winnipeg)/,
      '',
    )
    .trim();
