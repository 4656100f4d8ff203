import { filter, map, type Observable, tap } from '@sendahead/shared-contracts/bus/rx';
import { restoreRequestedEvent, sectionRestoredEvent } from '@sendahead/shared-contracts/page/topics';
import { readShipForm } from '@sendahead/shared-contracts/ship-form/read';
import { travelersTopic } from '@sendahead/shared-contracts/travelers/topics';
import { publication } from '../state/publication.ts';
import type { EffectContext } from './context.ts';

/** Restores the travelers of a saved booking and answers when done. */
export const restore = ({ host, store }: EffectContext): Observable<unknown> =>
  host.bus.events(restoreRequestedEvent).pipe(
    filter(({ section }) => section === 'travelers'),
    map(({ form }) => readShipForm(form).travelers),
    tap((travelers) => {
      if (travelers) store.dispatch({ type: 'restored', travelers });
      // Now, not after the next paint: once the section has answered, the page overwrites the saved booking.
      host.bus.publish(travelersTopic, publication(store.getState(), host.boot.brand));
      host.bus.publish(sectionRestoredEvent, { section: 'travelers' });
    }),
  );
