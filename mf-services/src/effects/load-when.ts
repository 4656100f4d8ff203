import { filter, type Observable, switchMap, take } from '@sendahead/shared-contracts/bus/rx';
import { loadUntilThere } from '@sendahead/shared-contracts/client/load-until-there';
import type { ItineraryState } from '../state/state.ts';
import type { EffectContext } from './context.ts';

/** Loads code once the trip needs it; a failed load is reported and retried with growing delays. */
export const loadWhen = <T>(
  { host, store }: EffectContext,
  needs: (state: ItineraryState) => boolean,
  load: () => Promise<T>,
  name: string,
): Observable<T> =>
  store.changes.pipe(
    filter(needs),
    take(1),
    switchMap(() => loadUntilThere(load, (error) => host.report(error, name))),
  );
