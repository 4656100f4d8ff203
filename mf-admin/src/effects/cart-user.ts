import { cartUser as cartUserCall, setCartUser } from '@sendahead/shared-contracts/admin/book-for-calls';
import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  type Observable,
  of,
  startWith,
  switchMap,
} from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { cartNeededEvent } from '@sendahead/shared-contracts/page/topics';
import type { AdminEvent } from '../state/events.ts';
import { helpsPeople } from '../state/staff.ts';
import type { EffectContext } from './context.ts';

/** TK-14, TK-15: reads from the server whom the cart is booked for, and sets it there. */
export const cartUser = (context: EffectContext): Observable<AdminEvent> =>
  merge(readCartUser(context), writeCartUser(context));

/** Requests the user of a cart for which none was chosen on this page, and retries once after a failure. */
const readCartUser = ({ host, store }: EffectContext): Observable<AdminEvent> =>
  store.changes.pipe(
    map((state) =>
      state.cart !== null && state.choice === null && state.cartUser === 'idle' && helpsPeople(state)
        ? state.cart.id
        : null,
    ),
    distinctUntilChanged(),
    // This effect's own request sets it to null; that must not discard the answer.
    filter((cartId) => cartId !== null),
    switchMap((cartId) =>
      observeCall(host.api, cartUserCall, { params: { cartId }, query: {} }).pipe(
        map(
          ({ person, taken_over: isTakenOver = false, buyer_named = false }): AdminEvent => ({
            type: 'cart-user-known',
            person,
            isTakenOver,
            isOfGuest: person === null || buyer_named,
          }),
        ),
        catchError(() => of<AdminEvent>({ type: 'cart-user-not-read' })),
        startWith<AdminEvent>({ type: 'cart-user-requested' }),
      ),
    ),
  );

/** If no cart exists yet, one is requested first. */
const writeCartUser = ({ host, store }: EffectContext): Observable<AdminEvent> =>
  store.changes.pipe(
    map(({ choice, cart, session }) => ({
      choice: choice?.request === 'asking' ? choice : null,
      cartId: cart?.id ?? null,
      ownId: session?.user?.id,
    })),
    distinctUntilChanged((a, b) => a.choice === b.choice && a.cartId === b.cartId),
    switchMap(({ choice, cartId, ownId }) => {
      const user_id = choice?.person?.user_id ?? ownId;
      if (choice === null || user_id === undefined) return EMPTY;
      if (cartId === null) {
        host.bus.publish(cartNeededEvent, {});
        return EMPTY;
      }
      return observeCall(host.api, setCartUser, { body: { cart_id: cartId, user_id } }).pipe(
        map((): AdminEvent => ({ type: 'person-set', person: choice.person })),
        catchError(() => of<AdminEvent>({ type: 'person-not-set' })),
      );
    }),
  );
