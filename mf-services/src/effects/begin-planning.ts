import { type Observable, switchMap } from '@sendahead/shared-contracts/bus/rx';
import type { ItineraryEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';
import { loadWhen } from './load-when.ts';

/** TR-11: the code that requests a trip's data is loaded with the first bag. */
export const beginPlanning = (context: EffectContext): Observable<ItineraryEvent> =>
  loadWhen(
    context,
    ({ legsShown }) => legsShown,
    () => import('./planning.ts'),
    'load-planning',
  ).pipe(switchMap(({ planning }) => planning(context)));
