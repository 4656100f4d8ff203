import {
  acceptHolidayTerms,
  checkHolidayTerms,
} from '@sendahead/shared-contracts/accounts/holiday-terms-calls';
import { holidayTermsAcceptedEvent } from '@sendahead/shared-contracts/accounts/holiday-terms-topics';
import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  type Observable,
  of,
  skip,
  switchMap,
  tap,
} from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { orderRefusedEvent } from '@sendahead/shared-contracts/payments/topics';
import type { ItineraryEvent } from '../state/events.ts';
import { travelsInHolidayWeeks } from '../state/holiday-terms.ts';
import type { EffectContext } from './context.ts';

/** RO-13: whose terms they are, where staff book for somebody. */
const onBehalf = ({ store }: EffectContext) => {
  const { onBehalfOf } = store.getState();
  return onBehalfOf === null ? {} : { on_behalf_user: onBehalfOf };
};

/**
 * TL-03, RO-13: another trip type checks the season's terms, for a signed-in user who travels in its weeks. Without an
 * answer nothing is asked.
 */
const check = (context: EffectContext): Observable<ItineraryEvent> =>
  context.store.changes.pipe(
    map(({ holidayTerms }) => holidayTerms.turn),
    distinctUntilChanged(),
    skip(1),
    filter(() => {
      const state = context.store.getState();
      return state.userId !== null && travelsInHolidayWeeks(state);
    }),
    switchMap(() =>
      observeCall(context.host.api, checkHolidayTerms, { query: onBehalf(context) }).pipe(
        filter(({ success }) => !success),
        map((): ItineraryEvent => ({ type: 'holiday-terms-wanted', forced: false })),
        catchError(() => EMPTY),
      ),
    ),
  );

const accept = (context: EffectContext): Observable<ItineraryEvent> =>
  context.store.changes.pipe(
    map(({ holidayTerms }) => holidayTerms.phase),
    distinctUntilChanged(),
    filter((phase) => phase === 'saving'),
    switchMap(() =>
      observeCall(context.host.api, acceptHolidayTerms, {
        query: { ...onBehalf(context), holiday_terms: true },
      }).pipe(
        map(({ success }) => success),
        catchError(() => of(false)),
        tap((saved) => {
          if (saved && context.store.getState().holidayTerms.forced)
            context.host.bus.publish(holidayTermsAcceptedEvent, {});
        }),
        map((saved): ItineraryEvent => ({ type: saved ? 'holiday-terms-saved' : 'holiday-terms-not-saved' })),
      ),
    ),
  );

/** TL-26: an order was refused for want of them. */
const force = ({ host }: EffectContext): Observable<ItineraryEvent> =>
  host.bus.events(orderRefusedEvent).pipe(
    filter(({ code }) => code === 'holiday_terms_required'),
    map((): ItineraryEvent => ({ type: 'holiday-terms-wanted', forced: true })),
  );

/** The season's terms: checked when the trip type is switched, wanted by an order, and kept when they are accepted. */
export const holidayTerms = (context: EffectContext): Observable<ItineraryEvent> =>
  merge(check(context), force(context), accept(context));
