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
import { isChange } from '../state/is-change.ts';
import type { PlacingState } from '../state/placing.ts';
import { changedOrderPath, receiptPath } from '../state/receipt-path.ts';
import type { EffectContext } from './context.ts';

/** ER-22, ER-23: refusals that are also shown over the page, and for how many seconds. */
const secondsOf: Readonly<Record<string, 5 | 20>> = { pickup_time_over: 5, same_day_delivery_over: 20 };

interface Notice {
  readonly text: string;
  readonly seconds: 5 | 6 | 20;
}

/**
 * The notice over the page for a refusal: null if only the payment card shows it. Rejects without its
 * sentences.
 */
async function noticeOf({
  code,
  fields,
}: Extract<PlacingState, { phase: 'refused' }>): Promise<Notice | null> {
  const { paymentFailure } = await import('../copy/payment-failure.ts');
  const seconds = secondsOf[code];
  return seconds ? { text: paymentFailure(code, fields), seconds } : null;
}

/**
 * PY-15, PY-16: a refusal is published, and shown by the payment card (ER-18); an order is counted, published and
 * followed by its receipt after 1 s; a changed one, by its page.
 */
export function publishOutcome({ host, store, navigate }: EffectContext): Observable<unknown> {
  return store.changes.pipe(
    map(({ placing }) => placing),
    distinctUntilChanged(),
    switchMap((placing) => {
      if (placing.phase === 'refused') {
        host.bus.publish(orderRefusedEvent, { code: placing.code });
        return from(noticeOf(placing)).pipe(
          catchError(() => of<Notice>({ text: notPlaced, seconds: 6 })),
          tap((notice) => {
            if (notice) host.bus.publish(alertRaisedEvent, { severity: 'warning', ...notice });
          }),
        );
      }
      if (placing.phase !== 'placed') return EMPTY;
      const { orderId, valueCents, elsewhere } = placing;
      const changed = isChange(store.getState());
      // A change is not another purchase.
      if (!changed) host.bus.publish(orderPlacedEvent, { orderId, valueCents: cents(valueCents), currency });
      const role = store.getState().page.session?.role ?? 'guest';
      return timer(checkoutTimings.redirectAfterSuccessMs).pipe(
        tap(() =>
          navigate(changed ? changedOrderPath(orderId, role) : receiptPath(role, orderId, elsewhere)),
        ),
      );
    }),
  );
}
