import type { StoresNear } from '@sendahead/shared-contracts/stores/schema';

/** A place on the small map: east and south of the middle, where 1 is the radius. */
export interface Dot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

const milesPerDegree = 69.1;

/**
 * Where the places lie around the middle, by bearing and distance. Over 50 miles the earth is as good as flat: a degree
 * of longitude shrinks by the cosine of the latitude.
 */
export function dotsAround({ latitude, longitude, radius, stores }: StoresNear): readonly Dot[] {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return stores.map((store) => ({
    id: store.id,
    x: ((store.longitude - longitude) * milesPerDegree * shrink) / radius,
    y: ((latitude - store.latitude) * milesPerDegree) / radius,
  }));
}
