import { planningParts } from '../fragments/itinerary/planning.tsx';

/** Loads lazy views beforehand: a first load takes real time, which a fake clock does not advance. */
export const readLazies = (): Promise<unknown> =>
  Promise.all([planningParts.read(), import('../effects/planning.ts')]);
