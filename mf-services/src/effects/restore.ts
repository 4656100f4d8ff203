import { filter, map, type Observable, switchMap, take, tap } from '@sendahead/shared-contracts/bus/rx';
import { restoreRequestedEvent, sectionRestoredEvent } from '@sendahead/shared-contracts/page/topics';
import { readShipForm } from '@sendahead/shared-contracts/ship-form/read';
import { readTripPlan } from '@sendahead/shared-contracts/ship-form/trip-plan';
import { isRestoreComplete } from '../state/restore-complete.ts';
import type { EffectContext } from './context.ts';

/**
 * Restores a saved trip. Answers only when its pickups and services were requested and chosen again, because
 * after that answer the page overwrites the saved trip.
 */
export const restore = ({ host, store }: EffectContext): Observable<unknown> =>
  host.bus.events(restoreRequestedEvent).pipe(
    filter(({ section }) => section === 'itinerary'),
    map(({ form }) => ({ itinerary: readShipForm(form).itinerary, plan: readTripPlan(form) })),
    tap(({ itinerary, plan }) => {
      if (itinerary) store.dispatch({ type: 'restored', itinerary, plan });
    }),
    switchMap(({ itinerary }) =>
      store.changes.pipe(
        filter((state) => itinerary === null || isRestoreComplete(state, itinerary)),
        take(1),
      ),
    ),
    tap(() => host.bus.publish(sectionRestoredEvent, { section: 'itinerary' })),
  );
