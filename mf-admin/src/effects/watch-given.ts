import { readGiven } from '@sendahead/shared-contracts/admin/concession-calls';
import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  map,
  type Observable,
  switchMap,
  tap,
  timer,
} from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import { decisionWords } from '../copy/decision.ts';
import type { AdminEvent } from '../state/events.ts';
import { mayAct } from '../state/staff.ts';
import type { AdminState } from '../state/state.ts';
import { heldCartId } from '../state/takeover.ts';
import type { EffectContext } from './context.ts';

/** How often to ask, while a colleague may change the price of this page. */
const givenMs = 3000;

const hasOpen = ({ given }: AdminState): boolean =>
  given?.requests.some(({ state }) => state === 'asked') === true;

/** The cart to ask about, and whether to ask again: while staff help a person, or wait for a decision. */
const cartToAsk = (state: AdminState): { readonly cartId: string | null; readonly again: boolean } => ({
  cartId: state.cart !== null && mayAct(state, 'correct_prices') ? state.cart.id : null,
  again: heldCartId(state) !== null || state.person !== null || hasOpen(state),
});

/** CO-127: reads the price again as soon as staff changed it elsewhere, and says what a colleague decided. */
export const watchGiven = ({ host, store }: EffectContext): Observable<AdminEvent> =>
  store.changes.pipe(
    map(cartToAsk),
    distinctUntilChanged((a, b) => a.cartId === b.cartId && a.again === b.again),
    switchMap(({ cartId, again }) =>
      cartId === null
        ? EMPTY
        : (again ? timer(0, givenMs) : timer(0)).pipe(
            exhaustMap(() =>
              observeCall(host.api, readGiven, { params: { cartId }, query: {} }).pipe(
                tap(({ requests }) => {
                  const open =
                    store.getState().given?.requests.filter(({ state }) => state === 'asked') ?? [];
                  for (const request of requests) {
                    const text = open.some(({ id }) => id === request.id) ? decisionWords(request) : null;
                    if (text !== null)
                      host.bus.publish(alertRaisedEvent, { severity: 'info', text, seconds: 6 });
                  }
                }),
                map((given): AdminEvent => ({ type: 'given-read', given })),
                catchError(() => EMPTY),
              ),
            ),
          ),
    ),
  );
