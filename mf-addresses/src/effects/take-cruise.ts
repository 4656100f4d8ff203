import { filter, from, mergeMap, type Observable } from '@sendahead/shared-contracts/bus/rx';
import { cruiseChosenEvent } from '@sendahead/shared-contracts/services/cruise-topics';
import type { AddressesEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

/**
 * MD-09: the port of the chosen cruise becomes the destination; from now on the page asks about another place
 * (MD-10).
 */
export const takeCruise = ({ host, store }: EffectContext): Observable<AddressesEvent> =>
  host.bus.events(cruiseChosenEvent).pipe(
    // A restored booking publishes it several times, and its places stay as saved.
    filter(({ port, again }) => !again || store.getState().cruise?.port.id !== port.id),
    mergeMap(({ line, port, again }) =>
      from<AddressesEvent[]>([
        { type: 'cruise-known', cruise: { line, end: 'destination', port } },
        ...(again ? [] : [{ type: 'club-named', end: 'destination', club: port } as const]),
      ]),
    ),
  );
