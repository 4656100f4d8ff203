import type pg from 'pg';
import lookUpZone from 'tz-lookup';
import zipcodes from 'zipcodes';
import { provinceOf } from './regions.ts';
import { specialPlaces } from './special-places.ts';
import { upsert } from './upsert.ts';

type Place = {
  zip: string;
  latitude?: number | null;
  longitude?: number | null;
  city: string;
  state: string;
  country: string;
};

/** Military addresses: their coordinates are those of a post room, not of a place a carrier drives to. */
const military = new Set(['AA', 'AE', 'AP']);

/** All US ZIP codes and Canadian forward sortation areas, with the time zone of their place (AD-19, AD-28). */
export async function seedZipCodes(client: pg.Client): Promise<void> {
  const places: Place[] = Object.values(zipcodes.codes);
  const rows = places.map(asRow);
  const special = new Set(specialPlaces.map((place) => `${place.country} ${place.code}`));
  const plain = rows.filter((row) => !special.has(`${row.country} ${row.code}`));
  await upsert(client, 'zip_codes', ['country', 'code'], [...plain, ...specialPlaces]);
}

function asRow({ zip, latitude, longitude, city, state, country }: Place) {
  const inCanada = country !== 'US';
  const located = typeof latitude === 'number' && typeof longitude === 'number' && !military.has(state);
  return {
    country: inCanada ? 'CA' : 'US',
    code: zip,
    city: inCanada ? withoutDistrict(city) : city,
    state: inCanada ? provinceOf(zip) : state,
    latitude: located ? latitude : null,
    longitude: located ? longitude : null,
    time_zone: located ? lookUpZone(latitude, longitude) : null,
  };
}

/** "Downtown Toronto (Richmond / Adelaide)" is Toronto's name with a district in brackets. */
const withoutDistrict = (city: string): string =>
  city
    .replace(/\s*\(.*$/, '')
    .replace(
      /^(Downtown|Central|North|South|East|West|Northern|Southern|Eastern|Western) (?=Toronto|Vancouver|Montreal|Calgary|Edmonton|Ottawa|Winnipeg)/,
      '',
    )
    .trim();
