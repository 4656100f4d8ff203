import { distinctUntilChanged, map, type Observable, tap } from '@sendahead/shared-contracts/bus/rx';
import type { Itinerary, Leg } from '@sendahead/shared-contracts/services/slice';
import { itineraryTopic } from '@sendahead/shared-contracts/services/topics';
import { handOverTitle } from '../copy/golfer-words.ts';
import { nextStep } from '../copy/next-step.ts';
import { publication } from '../state/publication.ts';
import type { ItineraryState, LegName } from '../state/state.ts';
import type { EffectContext } from './context.ts';

/** MD-03: a leg with several ways of handing over is told by all of them. */
function withTitles(state: ItineraryState, trip: Itinerary): Itinerary {
  const titled = (leg: LegName, told: Leg): Leg =>
    told.golfers ? { ...told, pickupTitle: handOverTitle(state, leg) } : told;
  return {
    ...trip,
    outbound: titled('outbound', trip.outbound),
    return: trip.return && titled('return', trip.return),
  };
}

/** Tells the page what the trip is now, whenever that changed in substance. */
export const publish = ({ host, store }: EffectContext): Observable<unknown> =>
  store.changes.pipe(
    map((state) => ({ ...withTitles(state, publication(state)), next: nextStep(state) })),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
    tap((itinerary) => host.bus.publish(itineraryTopic, itinerary)),
  );
