import type { StoreCarrier, StoreKind } from '@sendahead/shared-contracts/stores/schema';
import type pg from 'pg';
import lookUpZone from 'tz-lookup';
import { zipCodeRows } from '../../reference/places/zip-codes.ts';
import { insertNew } from '../../reference/write-rows.ts';
import { hoursOf } from './hours.ts';
import { nameOf } from './names.ts';

type Town = { zip: string; city: string; state: string; latitude: number; longitude: number };

/** What stands in a part of the country, in this order, until it is full. */
const order: readonly (readonly [StoreCarrier, StoreKind])[] = [
  ['FEDEX', 'staffed_shop'],
  ['UPS', 'staffed_shop'],
  ['FEDEX', 'retail_counter'],
  ['FEDEX', 'ship_center'],
  ['UPS', 'retail_counter'],
  ['FEDEX', 'staffed_shop'],
  ['UPS', 'ship_center'],
  ['FEDEX', 'retail_counter'],
  ['UPS', 'locker'],
  ['UPS', 'staffed_shop'],
  ['FEDEX', 'staffed_shop'],
  ['FEDEX', 'retail_counter'],
];

const streets = [
  'Main Street',
  'Market Street',
  'Commerce Drive',
  'Station Road',
  'Park Avenue',
  'Mill Street',
];

/**
 * Invented places in real towns: four to twelve in each area whose zips begin with the same three digits, at points of
 * their own near the middle of a zip. Always the same ones.
 */
export function inventStores() {
  return [...areas()].flatMap(([prefix, towns]) => {
    const count = Math.min(order.length, towns.length, Math.max(4, Math.round(towns.length / 3)));
    return Array.from({ length: count }, (_, at) => {
      const town = towns[Math.floor((at * towns.length) / count)];
      const what = order[at];
      if (!town || !what) throw new Error(`there is no town for place ${at} of ${prefix}`);
      return inventStore(`${prefix}${String(at).padStart(2, '0')}`, town, what);
    });
  });
}

/** Towns with zips of their own point, by the first three digits of the zip. */
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

function inventStore(id: string, town: Town, [carrier, kind]: readonly [StoreCarrier, StoreKind]) {
  const number = Number(id);
  const latitude = town.latitude + (((number * 37) % 21) - 10) / 1500;
  const longitude = town.longitude + (((number * 53) % 21) - 10) / 1500;
  return {
    id: `${carrier.toLowerCase()}-${id}`,
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
