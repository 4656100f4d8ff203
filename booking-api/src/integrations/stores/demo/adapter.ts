import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { StoreLocator, StoreSearch } from '../port.ts';
import { kindsThatTake, limitsOf } from './limits.ts';
import './tables.ts';

const earthRadiusMiles = 3958.8;
const degrees = (radians: number): number => (radians * 180) / Math.PI;
/** More than a list or a map can use. */
const most = 100;

/**
 * The embedded locator: the demo's invented places, by the great-circle distance that the database
 * calculates.
 */
export const demoStoreLocator = (db: Queries): StoreLocator => ({
  async near(search) {
    const { carrier, radius } = search;
    const kinds = kindsThatTake(carrier, search);
    if (kinds.length === 0) return [];
    const { south, north, west, east } = boxAround(search);
    const miles = distanceFrom(search);
    const found = await db
      .selectFrom('demo_locator.stores')
      .selectAll()
      .select(miles.as('miles'))
      .where('carrier', '=', carrier)
      .where('kind', 'in', kinds)
      // The index finds the box; the query then filters the circle within it.
      .where('latitude', '>=', south)
      .where('latitude', '<=', north)
      .where('longitude', '>=', west)
      .where('longitude', '<=', east)
      .where(miles, '<=', radius)
      .orderBy('miles')
      .orderBy('id')
      .limit(most)
      .execute();
    return found.map((store) => {
      const limits = limitsOf(store.carrier, store.kind);
      return {
        ...store,
        miles: Math.round(store.miles * 10) / 10,
        max_weight_lb: limits?.weight ?? null,
        max_length_in: limits?.length ?? null,
      };
    });
  },
});

/** Haversine in SQL, in miles. */
const distanceFrom = ({ latitude, longitude }: StoreSearch) => sql<number>`(
  2 * ${sql.lit(earthRadiusMiles)} * asin(least(1, sqrt(
    sin(radians(latitude - ${latitude}) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(latitude)) * sin(radians(longitude - ${longitude}) / 2) ^ 2
  ))))`;

/**
 * The smallest box of degrees around the circle, slightly enlarged so that rounding excludes no place at its
 * edge.
 */
function boxAround({ latitude, longitude, radius }: StoreSearch) {
  const angle = radius / earthRadiusMiles;
  const high = degrees(angle) + 1e-9;
  const wide = degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos((latitude * Math.PI) / 180)))) + 1e-9;
  return { south: latitude - high, north: latitude + high, west: longitude - wide, east: longitude + wide };
}
