import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  map,
  merge,
  type Observable,
  of,
  switchMap,
  timer,
} from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import { readInternationalInfo, saveInternationalInfo } from '@sendahead/shared-contracts/preferences/calls';
import { infoNotSaved } from '../copy/international-info.ts';
import type { CheckoutEvent } from '../state/events.ts';
import { unsavedInfo } from '../state/international-info.ts';
import { isRunning } from '../state/placing.ts';
import type { CheckoutState } from '../state/state.ts';
import type { EffectContext } from './context.ts';

const settleMs = 1000;

/**
 * Reads the dates that the cart already has: they were saved before a reload, copied from the order that is shipped
 * again, or entered by the customer before staff took the cart over.
 */
const read = ({ host, store }: EffectContext): Observable<CheckoutEvent> =>
  store.changes.pipe(
    // The published state may be older than the current one: a placed order drops its cart while it is being
    // published.
    map(() => store.getState().page.cart?.id ?? null),
    distinctUntilChanged(),
    switchMap((cartId) =>
      cartId === null
        ? EMPTY
        : observeCall(host.api, readInternationalInfo, { params: { cartId } }).pipe(
            switchMap(({ international_info: found }): Observable<CheckoutEvent> => {
              if (!found) return EMPTY;
              const info = {
                arrival: found.date_of_arrival,
                departure: found.date_of_departure,
                terms: true,
              };
              return of({ type: 'info-found', cartId, info });
            }),
            // Then the dates are entered again.
            catchError(() => EMPTY),
          ),
    ),
  );

/**
 * An attempt saves immediately; otherwise complete dates are saved when typing has settled, like the rest of the form.
 * After a stopped attempt only the next one saves: its message stays visible until then.
 */
function wanted(state: CheckoutState): { key: string | null; attempted: boolean } {
  const attempted = state.placing.phase === 'saving-info';
  const stopped = state.info.refusals > 0;
  const resting = !attempted && (stopped || isRunning(state.placing) || state.placing.phase === 'placed');
  return { key: resting ? null : unsavedInfo(state), attempted };
}

function save({ host, store }: EffectContext): Observable<CheckoutEvent> {
  const send = (key: string): Observable<CheckoutEvent> => {
    const { page, info } = store.getState();
    const { arrival, departure } = info.entered;
    if (page.cart === null || arrival === null) return EMPTY;
    const body = {
      international_info: {
        cart_id: page.cart.id,
        date_of_arrival: arrival,
        ...(departure === null ? {} : { date_of_departure: departure }),
        terms: true,
      },
    };
    return observeCall(host.api, saveInternationalInfo, { body }).pipe(
      map((): CheckoutEvent => ({ type: 'info-saved', key })),
    );
  };
  /** ER-24: only an attempt shows the error; a failed background save is repeated with the next one. */
  const refuse = (): Observable<CheckoutEvent> => {
    host.bus.publish(alertRaisedEvent, { severity: 'warning', text: infoNotSaved, seconds: 5 });
    return of({ type: 'info-refused' });
  };
  return store.changes.pipe(
    map(() => wanted(store.getState())),
    distinctUntilChanged((a, b) => a.key === b.key && a.attempted === b.attempted),
    switchMap(({ key, attempted }) => {
      if (key === null) return EMPTY;
      if (attempted) return send(key).pipe(catchError(refuse));
      return timer(settleMs).pipe(
        switchMap(() => send(key)),
        catchError(() => EMPTY),
      );
    }),
  );
}

/** QN-10, EP-54: reads the cart's travel dates, and saves the entered ones. */
export const keepInternationalInfo = (context: EffectContext): Observable<CheckoutEvent> =>
  merge(read(context), save(context));
