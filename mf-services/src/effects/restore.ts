import { filter, map, type Observable, tap } from '@sendahead/shared-contracts/bus/rx';
import { restoreRequestedEvent, sectionRestoredEvent } from '@sendahead/shared-contracts/page/topics';
import { readShipForm } from '@sendahead/shared-contracts/ship-form/read';
import type { EffectContext } from './context.ts';

/** Lays back a saved trip and answers when done; its services are chosen again once they have been asked for. */
export const restore = ({ host, store }: EffectContext): Observable<unknown> =>
  host.bus.events(restoreRequestedEvent).pipe(
    filter(({ section }) => section === 'itinerary'),
    map(({ form }) => readShipForm(form).itinerary),
    tap((itinerary) => {
      if (itinerary) store.dispatch({ type: 'restored', itinerary });
      host.bus.publish(sectionRestoredEvent, { section: 'itinerary' });
    }),
  );
