import type { StoresNear } from '@sendahead/shared-contracts/stores/schema';

/** A place on the small map: east and south of the middle, where 1 is the edge of the map. */
export interface Dot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

const milesPerDegree = 69.1;

/**
 * The position of the stores around the middle, by bearing and distance. Within 50 miles the earth is nearly
 * flat: a degree of longitude shrinks by the cosine of the latitude. `reach` is how many miles the map shows
 * each way.
 */
export function dotsAround(
  { latitude, longitude, stores }: Pick<StoresNear, 'latitude' | 'longitude' | 'stores'>,
  reach: number,
): readonly Dot[] {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return stores.map((store) => ({
    id: store.id,
    x: ((store.longitude - longitude) * milesPerDegree * shrink) / reach,
    y: ((latitude - store.latitude) * milesPerDegree) / reach,
  }));
}

/** Miles that the map shows each way: as far as the farthest place, so that near ones keep apart. */
export function mapReach({ radius, stores }: Pick<StoresNear, 'radius' | 'stores'>): number {
  const farthest = Math.max(0, ...stores.map(({ miles }) => miles));
  return Math.min(Math.max(2, 2 * Math.ceil(farthest / 2)), Math.max(2, radius));
}
