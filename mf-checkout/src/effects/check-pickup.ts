import {
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  from,
  map,
  type Observable,
  of,
  switchMap,
} from '@sendahead/shared-contracts/bus/rx';
import type { PlacingEvent } from '../state/placing-reducer.ts';
import type { EffectContext } from './context.ts';

/**
 * PY-08: before anything is paid, whether the carrier still collects on the chosen day. What cannot be asked stops nobody:
 * the server looks once more when it places the order.
 */
export const checkPickup = (context: EffectContext): Observable<PlacingEvent> =>
  context.store.changes.pipe(
    map(({ placing }) => placing.phase === 'checking-pickup'),
    distinctUntilChanged(),
    switchMap((wanted) =>
      wanted
        ? defer(() => from(import('./on-submit.ts'))).pipe(
            switchMap(({ askReadyTime }) => askReadyTime(context)),
            catchError(() => of(true)),
            map((inTime): PlacingEvent => ({ type: 'pickup-checked', inTime })),
          )
        : EMPTY,
    ),
  );
