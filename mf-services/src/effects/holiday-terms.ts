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
  startWith,
  switchMap,
  tap,
} from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { orderRefusedEvent } from '@sendahead/shared-contracts/payments/topics';
import type { ItineraryEvent } from '../state/events.ts';
import { travelsInHolidayWeeks, wantsHolidayTerms } from '../state/holiday-terms.ts';
import type { EffectContext } from './context.ts';

/** RO-13: the person whose terms they are, if staff book for somebody. */
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
    switchMap(() => {
      const { ahead } = context.store.getState().holidayTerms;
      return ahead === null ? areDue(context) : of(ahead === 'due' || ahead === 'not-saved');
    }),
    filter((due) => due),
    map((): ItineraryEvent => ({ type: 'holiday-terms-wanted', forced: false })),
  );

/** Without an answer nothing is shown. */
const areDue = (context: EffectContext): Observable<boolean> =>
  observeCall(context.host.api, checkHolidayTerms, { query: onBehalf(context) }).pipe(
    map(({ success }) => !success),
    catchError(() => EMPTY),
  );

/** MD-17, RO-13: whether a signed-in user whose days are in the holiday weeks has their terms to accept before an order. */
const checkAhead = (context: EffectContext): Observable<ItineraryEvent> =>
  context.store.changes.pipe(
    map((state) =>
      state.userId !== null && wantsHolidayTerms(state) ? `${state.userId}|${state.onBehalfOf ?? ''}` : '',
    ),
    distinctUntilChanged(),
    filter((who, turn) => who !== '' || turn > 0),
    switchMap((who) => (who === '' ? EMPTY : areDue(context)).pipe(startWith(null))),
    map((due): ItineraryEvent => ({ type: 'holiday-terms-checked', due })),
  );

const acceptAhead = (context: EffectContext): Observable<ItineraryEvent> =>
  context.store.changes.pipe(
    map(({ holidayTerms }) => holidayTerms.ahead),
    distinctUntilChanged(),
    filter((ahead) => ahead === 'saving'),
    switchMap(() => save(context)),
    map((saved): ItineraryEvent => ({ type: 'holiday-terms-saved-ahead', saved })),
  );

const save = (context: EffectContext): Observable<boolean> =>
  observeCall(context.host.api, acceptHolidayTerms, {
    query: { ...onBehalf(context), holiday_terms: true },
  }).pipe(
    map(({ success }) => success),
    catchError(() => of(false)),
  );

const accept = (context: EffectContext): Observable<ItineraryEvent> =>
  context.store.changes.pipe(
    map(({ holidayTerms }) => holidayTerms.phase),
    distinctUntilChanged(),
    filter((phase) => phase === 'saving'),
    switchMap(() =>
      save(context).pipe(
        tap((saved) => {
          if (saved && context.store.getState().holidayTerms.forced)
            context.host.bus.publish(holidayTermsAcceptedEvent, {});
        }),
        map((saved): ItineraryEvent => ({ type: saved ? 'holiday-terms-saved' : 'holiday-terms-not-saved' })),
      ),
    ),
  );

/** TL-26: an order was refused because they were not accepted. */
const force = ({ host }: EffectContext): Observable<ItineraryEvent> =>
  host.bus.events(orderRefusedEvent).pipe(
    filter(({ code }) => code === 'holiday_terms_required'),
    map((): ItineraryEvent => ({ type: 'holiday-terms-wanted', forced: true })),
  );

/** MD-17: accepted with an account or by an order; a declined card leaves the page open, and they are not asked again. */
const acceptedElsewhere = ({ host }: EffectContext): Observable<ItineraryEvent> =>
  host.bus
    .events(holidayTermsAcceptedEvent)
    .pipe(map((): ItineraryEvent => ({ type: 'holiday-terms-saved-ahead', saved: true })));

/** The season's terms: checked when the trip type is switched, wanted by an order, and kept when they are accepted. */
export const holidayTerms = (context: EffectContext): Observable<ItineraryEvent> =>
  merge(
    check(context),
    checkAhead(context),
    force(context),
    accept(context),
    acceptAhead(context),
    acceptedElsewhere(context),
  );
