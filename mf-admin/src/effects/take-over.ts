import { readLostCart, releaseCart } from '@sendahead/shared-contracts/admin/takeover-calls';
import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  from,
  map,
  merge,
  type Observable,
  of,
  switchMap,
  tap,
  timer,
} from '@sendahead/shared-contracts/bus/rx';
import { readHold } from '@sendahead/shared-contracts/carts/hold-calls';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { cartTakenOverEvent } from '@sendahead/shared-contracts/page/assistance';
import { alertRaisedEvent, contextTopic } from '@sendahead/shared-contracts/page/topics';
import { orderRefusedEvent } from '@sendahead/shared-contracts/payments/topics';
import { takeoverTexts as texts } from '../copy/takeover.ts';
import type { AdminEvent } from '../state/events.ts';
import { heldCartId, takesOver } from '../state/takeover.ts';
import type { EffectContext } from './context.ts';
import { runTakeover } from './run-takeover.ts';

/** How often to check whether the cart is still held. */
const holdMs = 2000;

/**
 * TK-01 to TK-09: the takeover named in the page's address, from its start until the cart is released or
 * lost.
 */
export const takeOver = (context: EffectContext): Observable<AdminEvent> =>
  merge(readUrl(context), beginTakeover(context), watchHold(context), release(context), askForBuyer(context));

/** OPEN-53 */
const readUrl = ({ host: { bus } }: EffectContext): Observable<AdminEvent> =>
  bus.state(contextTopic).pipe(
    map(({ query }) => query.takeover_id),
    distinctUntilChanged(),
    switchMap((id) => (id ? of<AdminEvent>({ type: 'takeover-wanted', id }) : EMPTY)),
  );

const failures: Readonly<Record<string, string>> = {
  cart_already_ordered: texts.ordered,
  cart_being_ordered: texts.beingOrdered,
};

/** Starts once a user with permission is signed in, and again on request. */
const beginTakeover = ({ host, store }: EffectContext): Observable<AdminEvent> =>
  store.changes.pipe(
    map((state) => (state.takeover?.phase === 'waiting' && takesOver(state) ? state.takeover.id : null)),
    distinctUntilChanged(),
    // The takeover's first step clears the id; that must not end the takeover.
    filter((id) => id !== null),
    switchMap((id) =>
      from(runTakeover(host, id)).pipe(
        catchError((error: unknown) => {
          const code = isApiError(error) ? error.code : '';
          if (code !== 'takeover_cart_not_found')
            return of<AdminEvent>({ type: 'takeover-failed', failure: failures[code] ?? texts.failed });
          host.bus.publish(alertRaisedEvent, { severity: 'danger', text: texts.notFound, seconds: 6 });
          return of<AdminEvent>({ type: 'takeover-ended' });
        }),
      ),
    ),
  );

/** While the cart is held, checks whether its customer or a colleague has taken it. */
const watchHold = ({ host, store }: EffectContext): Observable<AdminEvent> => {
  let seen: number | undefined;
  return store.changes.pipe(
    map(heldCartId),
    distinctUntilChanged(),
    switchMap((cartId) =>
      cartId === null
        ? EMPTY
        : timer(holdMs, holdMs).pipe(
            exhaustMap(() =>
              observeCall(host.api, readHold, { params: { cartId }, query: {} }).pipe(
                tap(({ hold_turn }) => {
                  if (hold_turn === undefined || hold_turn === seen) return;
                  seen = hold_turn;
                  // TK-26: what the customer had not saved may have arrived later.
                  host.bus.publish(cartTakenOverEvent, { holdTurn: hold_turn });
                }),
                switchMap((): Observable<AdminEvent> => EMPTY),
                catchError((error: unknown) =>
                  isApiError(error) && error.code === 'cart_not_found' ? lost(host, cartId) : EMPTY,
                ),
              ),
            ),
          ),
    ),
  );
};

/** Who has the cart now; without an answer, the page only says that it was lost. */
const lost = (host: EffectContext['host'], cartId: string): Observable<AdminEvent> =>
  observeCall(host.api, readLostCart, { params: { cartId } }).pipe(
    map((to): AdminEvent => ({ type: 'takeover-lost', to })),
    catchError(() => of<AdminEvent>({ type: 'takeover-lost', to: null })),
  );

/** CO-124: an order of a guest's cart without a buyer was refused. */
const askForBuyer = ({ host: { bus } }: EffectContext): Observable<AdminEvent> =>
  bus.events(orderRefusedEvent).pipe(
    filter(({ code }) => code === 'customer_needed'),
    map((): AdminEvent => ({ type: 'naming-buyer', open: true })),
  );

/** Releases the cart to its customer; the cart on the page is no longer held. */
const release = ({ host, store, navigate }: EffectContext): Observable<AdminEvent> =>
  store.changes.pipe(
    map((state) => (state.takeover?.releasing === 'asking' ? heldCartId(state) : null)),
    distinctUntilChanged(),
    filter((cartId) => cartId !== null),
    switchMap((cartId) =>
      observeCall(host.api, releaseCart, { params: { cartId }, query: {}, body: {} }).pipe(
        map((): AdminEvent => ({ type: 'takeover-ended' })),
        tap(() => navigate('/admin/carts')),
        catchError((error: unknown) => {
          const ordering = isApiError(error) && error.code === 'cart_being_ordered';
          return of<AdminEvent>({ type: 'release-failed', ordering });
        }),
      ),
    ),
  );
