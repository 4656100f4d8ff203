import { planningParts } from '../fragments/itinerary/planning.tsx';

/** Reads what is loaded on demand beforehand: a first read takes real time, which a fake clock does not know. */
export const readLazies = (): Promise<unknown> =>
  Promise.all([planningParts.read(), import('../effects/planning.ts')]);
