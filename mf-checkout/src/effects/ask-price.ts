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

/** A pause while a person keeps choosing; a trip that an answer has just completed needs no further wait. */
const settleMs = 300;
const shortMs = 50;
/** How long a cart may take to open; "Try again" then requests it again. */
const cartMs = 10_000;

/**
 * PR-01, PR-02: requests the price whenever its inputs have changed and settled; a newer request aborts the
 * older one, and none is sent while an order is being placed. Without a cart it requests one and waits.
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
      // A price that was adopted while an order was placed needs no second request.
      const { quote } = store.getState();
      return quote.request === 'answered' && quote.key === key ? EMPTY : ask(key);
    }),
  );
}
