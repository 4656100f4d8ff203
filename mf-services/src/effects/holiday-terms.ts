import { acceptHolidayTerms, checkHolidayTerms } from '@sendahead/shared-contracts/accounts/terms-calls';
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
} from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import type { ItineraryEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

/** RO-13: whose terms they are, where staff book for somebody. */
const onBehalf = ({ store }: EffectContext) => {
  const { onBehalfOf } = store.getState();
  return onBehalfOf === null ? {} : { on_behalf_user: onBehalfOf };
};

/** TL-03, RO-13: another trip type has the season's terms checked, for who is signed in. Without an answer nothing is asked. */
const check = (context: EffectContext): Observable<ItineraryEvent> =>
  context.store.changes.pipe(
    map(({ holidayTerms }) => holidayTerms.turn),
    distinctUntilChanged(),
    skip(1),
    filter(() => context.store.getState().userId !== null),
    switchMap(() =>
      observeCall(context.host.api, checkHolidayTerms, { query: onBehalf(context) }).pipe(
        filter(({ success }) => !success),
        map((): ItineraryEvent => ({ type: 'holiday-terms-wanted' })),
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
        map((saved): ItineraryEvent => ({ type: saved ? 'holiday-terms-saved' : 'holiday-terms-not-saved' })),
      ),
    ),
  );

/** The season's terms: checked when the trip type is switched, and kept when they are accepted. */
export const holidayTerms = (context: EffectContext): Observable<ItineraryEvent> =>
  merge(check(context), accept(context));
