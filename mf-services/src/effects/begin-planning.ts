import {
  defer,
  filter,
  type Observable,
  retry,
  switchMap,
  take,
  timer,
} from '@sendahead/shared-contracts/bus/rx';
import type { ItineraryEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

const longestPauseMs = 15_000;

/** TR-11: what asks about a trip is loaded with the first bag; what did not load is tried again, later each time. */
export const beginPlanning = (context: EffectContext): Observable<ItineraryEvent> =>
  context.store.changes.pipe(
    filter(({ legsShown }) => legsShown),
    take(1),
    switchMap(() =>
      defer(() => import('./planning.ts')).pipe(
        retry({
          delay: (error: unknown, tries) => {
            context.host.report(error, 'load-planning');
            return timer(Math.min(longestPauseMs, 1000 * 2 ** tries));
          },
        }),
      ),
    ),
    switchMap(({ planning }) => planning(context)),
  );
