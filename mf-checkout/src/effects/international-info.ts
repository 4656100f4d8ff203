import {
  catchError,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  from,
  map,
  type Observable,
  of,
  switchMap,
  take,
} from '@sendahead/shared-contracts/bus/rx';
import type { CheckoutEvent } from '../state/events.ts';
import { isInfoNeeded } from '../state/international-info.ts';
import type { EffectContext } from './context.ts';

const loadKeeping = async () => (await import('./keep-international-info.ts')).keepInternationalInfo;

/**
 * PY-14: loads and saves the traveler's dates of a trip between two countries. Few trips are international, so this is
 * loaded with the first one; an attempt while it cannot be loaded is stopped, and the next one tries again.
 */
export function internationalInfo(
  context: EffectContext,
  load: typeof loadKeeping = loadKeeping,
): Observable<CheckoutEvent> {
  const { host, store } = context;
  const attempted = store.changes.pipe(
    filter(({ placing }) => placing.phase === 'saving-info'),
    take(1),
  );
  const stopAttempt = (): Observable<CheckoutEvent> =>
    store.getState().placing.phase === 'saving-info' ? of({ type: 'info-refused' }) : EMPTY;
  const run = (): Observable<CheckoutEvent> =>
    defer(() => from(load())).pipe(
      catchError((error: unknown) => {
        host.report(error, 'international info');
        return of(null);
      }),
      switchMap((keep) =>
        keep === null ? concat(stopAttempt(), attempted.pipe(switchMap(run))) : keep(context),
      ),
    );
  return store.changes.pipe(
    map(isInfoNeeded),
    distinctUntilChanged(),
    switchMap((needed) => (needed ? run() : EMPTY)),
  );
}
