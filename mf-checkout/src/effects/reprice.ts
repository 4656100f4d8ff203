import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  from,
  map,
  mergeMap,
  type Observable,
  of,
  switchMap,
} from '@sendahead/shared-contracts/bus/rx';
import type { CheckoutEvent } from '../state/events.ts';
import { wantedPriceKey } from '../state/selectors.ts';
import { shipmentForm } from '../state/shipment-form.ts';
import type { EffectContext } from './context.ts';
import { price } from './price.ts';

/** PY-17: after a recalculation error, adopts the new price and continues the order under a new key. */
export function reprice(context: EffectContext): Observable<CheckoutEvent> {
  const { store, createKey } = context;
  return store.changes.pipe(
    map(({ placing }) => placing.phase === 'repricing'),
    distinctUntilChanged(),
    switchMap((wanted) => {
      if (!wanted) return EMPTY;
      return price(context, shipmentForm(store.getState())).pipe(
        mergeMap((answer) =>
          from<CheckoutEvent[]>([
            { type: 'price-arrived', key: wantedPriceKey(store.getState()) ?? '', price: answer },
            { type: 'repriced', key: createKey() },
          ]),
        ),
        catchError(() => of<CheckoutEvent>({ type: 'repricing-failed' })),
      );
    }),
  );
}
