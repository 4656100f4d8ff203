import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  from,
  map,
  type Observable,
  of,
  switchMap,
  tap,
  timer,
} from '@sendahead/shared-contracts/bus/rx';
import { checkoutTimings, currency } from '@sendahead/shared-contracts/constants';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import { orderPlacedEvent, orderRefusedEvent } from '@sendahead/shared-contracts/payments/topics';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { notPlaced } from '../copy/not-placed.ts';
import { isChange } from '../state/changed-totals.ts';
import type { Placing } from '../state/placing.ts';
import { changedOrderAddress, receiptAddress } from '../state/receipt-address.ts';
import type { EffectContext } from './context.ts';

/** ER-22, ER-23: refusals that are shown for a different time than others. */
const secondsOf: Readonly<Record<string, 5 | 20>> = { pickup_time_over: 5, same_day_delivery_over: 20 };

async function failureOf({ code, fields }: Extract<Placing, { phase: 'refused' }>): Promise<string> {
  return (await import('../copy/payment-failure.ts')).paymentFailure(code, fields);
}

/** The message over the page is short; the payment card has the whole text. */
const firstSentence = (text: string): string => text.split(/(?<=\.) /)[0] ?? text;

/**
 * PY-15, PY-16, ER-18: a refusal is shown for 6 s (and stays at the payment card); an order is counted, published and
 * followed by its receipt after 1 s; a changed one, by its page.
 */
export function publishOutcome({ host, store, navigate }: EffectContext): Observable<unknown> {
  return store.changes.pipe(
    map(({ placing }) => placing),
    distinctUntilChanged(),
    switchMap((placing) => {
      if (placing.phase === 'refused') {
        host.bus.publish(orderRefusedEvent, { code: placing.code });
        return from(failureOf(placing)).pipe(
          catchError(() => of(notPlaced)),
          tap((text) =>
            // What says "danger" stays until it is dismissed; this may go, because the payment card keeps saying it.
            host.bus.publish(alertRaisedEvent, {
              severity: 'warning',
              text: firstSentence(text),
              seconds: secondsOf[placing.code] ?? 6,
            }),
          ),
        );
      }
      if (placing.phase !== 'placed') return EMPTY;
      const { orderId, valueCents } = placing;
      const changed = isChange(store.getState());
      // A change is no further purchase.
      if (!changed) host.bus.publish(orderPlacedEvent, { orderId, valueCents: cents(valueCents), currency });
      const role = store.getState().page.session?.role ?? 'guest';
      return timer(checkoutTimings.redirectAfterSuccessMs).pipe(
        tap(() => navigate(changed ? changedOrderAddress(orderId) : receiptAddress(role, orderId))),
      );
    }),
  );
}
