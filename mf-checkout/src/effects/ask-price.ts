import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  type Observable,
  of,
  pairwise,
  startWith,
  switchMap,
  timer,
} from '@sendahead/shared-contracts/bus/rx';
import { cartNeededEvent } from '@sendahead/shared-contracts/page/topics';
import { isRunning } from '../state/placing.ts';
import type { QuoteEvent } from '../state/quote.ts';
import { wantedPriceKey } from '../state/selectors.ts';
import { shipmentForm } from '../state/shipment-form.ts';
import type { EffectContext } from './context.ts';
import { price, priceFailureOf } from './price.ts';

/** A pause for a person who chooses on; a trip that an answer has just completed was waited for already. */
const settleMs = 300;
const shortMs = 50;
/** How long a cart may take to come; "Try again" then asks for it once more. */
const cartMs = 10_000;

/**
 * PR-01, PR-02: asks for the price whenever what it depends on has changed and settled; a newer question aborts the
 * older one, and none is asked while an order is being placed. Without a cart it asks for one and waits.
 */
export function askPrice(context: EffectContext): Observable<QuoteEvent> {
  const { host, store } = context;
  const ask = (key: string): Observable<QuoteEvent> => {
    const state = store.getState();
    if (state.page.cart === null) {
      host.bus.publish(cartNeededEvent, {});
      return timer(cartMs).pipe(
        map((): QuoteEvent => ({ type: 'price-failed', code: 'unavailable' })),
        startWith<QuoteEvent>({ type: 'price-asked' }),
      );
    }
    return price(context, shipmentForm(state)).pipe(
      map((answer): QuoteEvent => ({ type: 'price-arrived', key, price: answer })),
      catchError((error: unknown) => of<QuoteEvent>({ type: 'price-failed', code: priceFailureOf(error) })),
      startWith<QuoteEvent>({ type: 'price-asked' }),
    );
  };
  return store.changes.pipe(
    filter(({ placing }) => !isRunning(placing) && placing.phase !== 'placed'),
    map((state) => ({ key: wantedPriceKey(state), turn: state.quote.turn })),
    distinctUntilChanged((a, b) => a.key === b.key && a.turn === b.turn),
    startWith({ key: null, turn: 0 }),
    pairwise(),
    switchMap(([before, now]) =>
      timer(before.key === null && now.key !== null ? shortMs : settleMs).pipe(map(() => now)),
    ),
    switchMap(({ key }) => {
      if (key === null) return of<QuoteEvent>({ type: 'price-unwanted' });
      // A price that was taken over while an order was placed needs no second question.
      const { quote } = store.getState();
      return quote.request === 'answered' && quote.key === key ? EMPTY : ask(key);
    }),
  );
}
