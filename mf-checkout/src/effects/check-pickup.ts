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
import type { PlacingEvent } from '../state/placing-event.ts';
import type { EffectContext } from './context.ts';

/**
 * PY-08: checks before any payment whether the carrier still picks up on the chosen day. A failed request
 * does not stop the order: the server checks again when it places the order.
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
