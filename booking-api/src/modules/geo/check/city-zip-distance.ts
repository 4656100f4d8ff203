import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { literal } from '../../../platform/database/like.ts';
import { distanceMiles, type Point } from '../../tariff/public/distance.ts';
import { normalizeCity } from '../public/normalize-address.ts';
import type { PostalPlace } from '../public/store.ts';

/** Suburbs are no farther from the city than this. */
const farMiles = { CA: 37, GB: 25 };
/** A city with this many areas has no namesake that someone could mean by accident. */
const greatCity = 10;

/** British cities whose names are unique; Newport, Richmond and others exist several times. */
const greatOfBritain = new Set(
  `aberdeen, belfast, birmingham, brighton, bristol, cardiff, coventry, dundee, edinburgh, glasgow, leeds, leicester,
   liverpool, london, manchester, nottingham, plymouth, portsmouth, sheffield, southampton, swansea`.split(
    /,\s+/,
  ),
);
/** Irish cities, with the counties that their addresses may extend into. */
const countiesOfIrish: Readonly<Record<string, readonly string[]>> = {
  cork: ['CO'],
  dublin: ['D', 'KE', 'MH', 'WW'],
  galway: ['G', 'MO', 'RN'],
  limerick: ['CE', 'LK', 'TA'],
  waterford: ['KK', 'WD', 'WX'],
};

/**
 * AD-12: whether a city is known to be too far from the area of a code. An unknown city passes, because an
 * area contains more towns than its name.
 */
export async function isCityFarFromZip(db: Queries, place: PostalPlace, city: string): Promise<boolean> {
  const normalizedCity = normalizeCity(city);
  if (normalizedCity === '' || beginsWith(place.city, normalizedCity)) return false;
  if (place.country === 'IE') {
    const counties = countiesOfIrish[normalizedCity.replace(/ \d+w?$/, '')];
    return counties !== undefined && !counties.includes(place.state);
  }
  return place.country === 'GB'
    ? isFarInBritain(db, place, normalizedCity)
    : isFarInCanada(db, place, normalizedCity, city);
}

/** `Ottawa West` is an area of Ottawa. */
const beginsWith = (name: string, wanted: string): boolean =>
  `${normalizeCity(name)} `.startsWith(`${wanted} `);

async function isFarInBritain(db: Queries, place: PostalPlace, wanted: string): Promise<boolean> {
  if (!greatOfBritain.has(wanted)) return false;
  const areas = await db
    .selectFrom('postal_areas')
    .select(['latitude', 'longitude'])
    .where('country', '=', 'GB')
    .where(sql<string>`lower(city)`, '=', wanted)
    .execute();
  return areas.length > 0 && !isNear(place, areas, farMiles.GB);
}

/** A 0 in the second position is a rural area, as large as a county. */
async function isFarInCanada(
  db: Queries,
  place: PostalPlace,
  wanted: string,
  city: string,
): Promise<boolean> {
  if (place.code.charAt(1) === '0') return false;
  const rows = await db
    .selectFrom('zip_codes')
    .select(['city', 'state', 'latitude', 'longitude'])
    .where('country', '=', 'CA')
    .where(sql<string>`lower(city)`, 'like', `${literal(city.trim().toLowerCase())}%`)
    .execute();
  const areas = rows.filter((row) => beginsWith(row.city, wanted));
  const ofProvince = areas.filter(({ state }) => state === place.state);
  if (ofProvince.length > 0) return !isNear(place, ofProvince, farMiles.CA);
  return areas.length >= greatCity;
}

type Somewhere = { latitude: number | null; longitude: number | null };
const pointOf = ({ latitude, longitude }: Somewhere): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** An unknown distance may be near. */
function isNear(place: Somewhere, areas: readonly Somewhere[], miles: number): boolean {
  const from = pointOf(place);
  return areas.some((area) => {
    const to = pointOf(area);
    return !from || !to || distanceMiles(from, to) <= miles;
  });
}
