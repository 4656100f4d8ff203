import {
  catchError,
  concat,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  map,
  mergeMap,
  type Observable,
  of,
  switchMap,
  take,
  takeUntil,
  timer,
} from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { checkoutTimings } from '@sendahead/shared-contracts/constants';
import { orderStatus } from '@sendahead/shared-contracts/payments/calls';
import type { PlacingEvent } from '../state/placing-event.ts';
import type { EffectContext } from './context.ts';

const { orderStatusPollMs } = checkoutTimings;
/** OPEN-42 */
const pollForMs = 600_000;

/**
 * PY-18, OPEN-42: polls a pending order every 15 s, for 10 minutes; a failed request is left to the next one.
 */
export function pollOrder({ host, store }: EffectContext): Observable<PlacingEvent> {
  const ask = (orderId: string): Observable<PlacingEvent> =>
    observeCall(host.api, orderStatus, {
      query: { order_id: orderId, timestamp: String(Math.round(host.now())) },
    }).pipe(
      mergeMap(({ status, error }) =>
        status === undefined ? EMPTY : of<PlacingEvent>({ type: 'order-decided', paid: status, error }),
      ),
      catchError(() => EMPTY),
    );
  return store.changes.pipe(
    map(({ placing }) => (placing.phase === 'pending' ? placing.orderId : null)),
    distinctUntilChanged(),
    switchMap((orderId) =>
      orderId === null
        ? EMPTY
        : concat(
            timer(orderStatusPollMs, orderStatusPollMs).pipe(
              exhaustMap(() => ask(orderId)),
              takeUntil(timer(pollForMs)),
              take(1),
            ),
            of<PlacingEvent>({ type: 'order-undecided' }),
          ),
    ),
  );
}
