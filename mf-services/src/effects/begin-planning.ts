import { filter, type Observable, switchMap, take } from '@sendahead/shared-contracts/bus/rx';
import { loadUntilThere } from '@sendahead/shared-contracts/client/load-until-there';
import type { ItineraryEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

/**
 * TR-11: the code that requests a trip's data is loaded with the first bag; a failed load is retried with
 * growing delays.
 */
export const beginPlanning = (context: EffectContext): Observable<ItineraryEvent> =>
  context.store.changes.pipe(
    filter(({ legsShown }) => legsShown),
    take(1),
    switchMap(() =>
      loadUntilThere(
        () => import('./planning.ts'),
        (error) => context.host.report(error, 'load-planning'),
      ),
    ),
    switchMap(({ planning }) => planning(context)),
  );
