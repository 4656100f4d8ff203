import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  from,
  map,
  type Observable,
  of,
  switchMap,
  timer,
} from '@sendahead/shared-contracts/bus/rx';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { isClubBilling } from '@sendahead/shared-contracts/payments/method-types';
import { waitsForCustomer } from '../state/placing.ts';
import type { PlacingEvent } from '../state/placing-event.ts';
import type { EffectContext } from './context.ts';
import { isOffline } from './is-offline.ts';

/** Milliseconds to wait for the gateway: longer than its own limit, so that a slow answer still arrives. */
const answerMs = 45_000;
const pauseMs = 2000;

/** Whether the attempt may have been received: then only the same key may be sent again. */
const isUnanswered = (error: unknown): boolean =>
  !isApiError(error) ||
  error.status === 0 ||
  error.status >= 500 ||
  error.code === 'answer_not_understood' ||
  error.code === 'attempt_in_progress';

const refusalOf = (error: unknown): PlacingEvent =>
  isApiError(error) && !isUnanswered(error)
    ? { type: 'payment-refused', code: error.code, fields: error.fields.map(({ path }) => path) }
    : { type: 'payment-unanswered' };

/** PY-11: sends the order once per submission; one without an answer is sent again under the same key. */
export function submitOrder({ host, store, navigate }: EffectContext): Observable<PlacingEvent> {
  return store.changes.pipe(
    map(({ placing }) => placing),
    distinctUntilChanged(),
    switchMap((placing): Observable<PlacingEvent> => {
      if (placing.phase === 'unanswered') {
        return waitsForCustomer(placing)
          ? EMPTY
          : timer(pauseMs * placing.tries).pipe(map((): PlacingEvent => ({ type: 'payment-asked-again' })));
      }
      if (placing.phase !== 'submitting') return EMPTY;
      // Nothing was sent yet, so there is nothing to look up later.
      if (placing.tries === 0 && isOffline()) return of({ type: 'payment-refused', code: 'offline' });
      const { key, body, isSplit, sendsLink } = placing.submission;
      const options = { headers: { 'Idempotency-Key': key }, timeoutMs: answerMs };
      const answers = from(import('./on-submit.ts')).pipe(
        switchMap((calls) =>
          (store.getState().holidayAgreed ? calls.acceptHolidayTerms(host) : of(null)).pipe(map(() => calls)),
        ),
        switchMap(({ askEverybody, billClub, sendLink, sendPayment, writeTripPlan }) => {
          // MD-09: the order names the ship and its sailing, which the price's form does not contain.
          const planned = { ...body, ...writeTripPlan(store.getState().page.itinerary?.plan) };
          if (isSplit) return askEverybody({ host, navigate }, planned, options);
          if (sendsLink) return sendLink({ host, navigate }, planned, options);
          const send = isClubBilling(body.payment_method_type) ? billClub : sendPayment;
          return send(host, planned, options);
        }),
      );
      return answers.pipe(
        map((answer): PlacingEvent => ({ type: 'payment-answered', answer })),
        catchError((error: unknown) => of(refusalOf(error))),
      );
    }),
  );
}
