import type { StoreCarrier, StoreKind } from '@sendahead/shared-contracts/stores/schema';
import type pg from 'pg';
import lookUpZone from 'tz-lookup';
import zipcodes from 'zipcodes';
import { zipCodeRows } from '../../reference/places/zip-codes.ts';
import { insertNew } from '../../reference/write-rows.ts';
import { places } from '../facilities/places.ts';
import { hoursOf } from './hours.ts';
import { nameOf } from './names.ts';

type Town = { zip: string; city: string; state: string; latitude: number; longitude: number };

/** The stores of an area or a town, in this order. */
const order: readonly (readonly [StoreCarrier, StoreKind])[] = [
  ['FEDEX', 'staffed_shop'],
  ['UPS', 'staffed_shop'],
  ['FEDEX', 'retail_counter'],
  ['FEDEX', 'ship_center'],
  ['UPS', 'retail_counter'],
  ['UPS', 'ship_center'],
  ['FEDEX', 'staffed_shop'],
  ['UPS', 'locker'],
];
/** Numbers of places in towns start here, above those of areas. */
const firstOfTowns = 10_000;

const streets = [
  'Main Street',
  'Market Street',
  'Commerce Drive',
  'Station Road',
  'Park Avenue',
  'Mill Street',
];

/**
 * Maximum degrees between a store and the center of its zip: half a mile, or two miles where a whole town
 * shares its stores.
 */
const nearMiddle = 0.007;
const acrossTown = 0.03;
const inTown = 8;

/** Invented places in real towns all over the US, more of them where the demo's guests travel. Always the same ones. */
export function inventStores() {
  return [...storesOfAreas(), ...storesOfTowns()];
}

/** A few in each area whose zips begin with the same three digits. */
const storesOfAreas = () =>
  [...areas()].flatMap(([prefix, towns]) => {
    const count = Math.min(towns.length, Math.max(2, Math.min(6, Math.round(towns.length / 8))));
    return Array.from({ length: count }, (_, at) => {
      const town = towns[Math.floor((at * towns.length) / count)];
      if (!town) throw new Error(`there is no town for place ${at} of ${prefix}`);
      return inventStore(Number(prefix) * 10 + at, at, town, nearMiddle);
    });
  });

/** Stores of every carrier and kind in the towns of the demo's facilities. */
const storesOfTowns = () =>
  [...new Set(Object.values(places).flatMap((towns) => towns.map((town) => town.join(','))))].flatMap(
    (name, index) => {
      const [city = '', state = ''] = name.split(',');
      const town = zipcodes.lookupByName(city, state).find(({ latitude }) => typeof latitude === 'number');
      return town
        ? Array.from({ length: inTown }, (_, at) =>
            inventStore(firstOfTowns + index * 10 + at, at, town, acrossTown),
          )
        : [];
    },
  );

/** Towns whose zips have their own coordinates, by the first three digits of the zip. */
function areas(): ReadonlyMap<string, readonly Town[]> {
  const found = new Map<string, Town[]>();
  const taken = new Set<string>();
  for (const { country, code, city, state, latitude, longitude } of zipCodeRows()) {
    if (country !== 'US' || latitude === null || longitude === null) continue;
    const point = `${latitude} ${longitude}`;
    if (taken.has(point)) continue;
    taken.add(point);
    const prefix = code.slice(0, 3);
    found.set(prefix, [...(found.get(prefix) ?? []), { zip: code, city, state, latitude, longitude }]);
  }
  return found;
}

/** The place with a given index, `at` places after the first of its area or town. */
function inventStore(number: number, at: number, town: Town, spread: number) {
  const [carrier, kind] = order[at % order.length] ?? ['FEDEX', 'staffed_shop'];
  // A step that has no common factor with the 21 cells visits all of them.
  const latitude = town.latitude + ((((number * 8 + at * 5) % 21) - 10) / 10) * spread;
  const longitude = town.longitude + ((((number * 5 + at * 13) % 21) - 10) / 10) * spread;
  return {
    id: `${carrier.toLowerCase()}-${number}`,
    carrier,
    kind,
    name: nameOf(carrier, kind, town.city, number),
    street: `${100 + ((number * 71) % 870)} ${streets[number % streets.length] ?? ''}`,
    city: town.city,
    state: town.state,
    zip: town.zip,
    latitude: Math.round(latitude * 1e6) / 1e6,
    longitude: Math.round(longitude * 1e6) / 1e6,
    time_zone: lookUpZone(town.latitude, town.longitude),
    hours: hoursOf(kind, number),
  };
}

export const seedStores = (client: pg.Client): Promise<void> =>
  insertNew(client, 'demo_locator.stores', ['id'], inventStores());
