import { filter, map, type Observable, tap } from '@sendahead/shared-contracts/bus/rx';
import { restoreRequestedEvent, sectionRestoredEvent } from '@sendahead/shared-contracts/page/topics';
import { readShipForm } from '@sendahead/shared-contracts/ship-form/read';
import type { EffectContext } from './context.ts';

/** Lays back the travelers of a saved booking and answers when done. */
export const restore = ({ host, store }: EffectContext): Observable<unknown> =>
  host.bus.events(restoreRequestedEvent).pipe(
    filter(({ section }) => section === 'travelers'),
    map(({ form }) => readShipForm(form).travelers),
    tap((travelers) => {
      if (travelers) store.dispatch({ type: 'restored', travelers });
      host.bus.publish(sectionRestoredEvent, { section: 'travelers' });
    }),
  );
