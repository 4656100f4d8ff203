import { catchError, map, type Observable, of, switchMap } from '@sendahead/shared-contracts/bus/rx';
import { spareDays } from '@sendahead/shared-contracts/calendar/spare-days';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { dueAtPort } from '@sendahead/shared-contracts/services/cruise';
import { priceCalendar } from '@sendahead/shared-contracts/services/price-calendar-calls';
import { earliestDay } from '../state/days.ts';
import type { ItineraryEvent } from '../state/events.ts';
import { bestInTime } from '../state/in-time.ts';
import { inTimeQuestion } from '../state/questions.ts';
import type { ItineraryState } from '../state/state.ts';
import { askFor } from './ask.ts';
import type { EffectContext } from './context.ts';
import { formOf } from './form-of.ts';

/** The maximum number of days per request. */
const daysBefore = 41;

/** SV-20: the day before a ship sails: a dearer service only to be earlier is not chosen for it. */
const isShipsDay = ({ cruise, outbound }: ItineraryState, leg: LegName): boolean =>
  leg === 'outbound' && cruise.chosen !== null && outbound.arriveBy === dueAtPort(cruise.chosen);

type Priced = ReturnType<typeof bestInTime>;
const isCheaper = (one: Priced, than: Priced): boolean =>
  one !== null && than !== null && one.cheapest.price_cents < than.cheapest.price_cents;

/** VL-03: which pickup dates safely meet the deadline, and what they cost. */
export const askInTime = (context: EffectContext, leg: LegName): Observable<ItineraryEvent> =>
  askFor(context, {
    question: (state) => inTimeQuestion(state, leg),
    answer: (state) => state[leg].inTime,
    ask: ({ arriveBy }, key) => {
      const answered = (value: ItineraryEvent & { type: 'in-time-answered' }) => value;
      const daysBy = (arrive_by: CalendarDate) => {
        const days = { from: addDays(arriveBy, -daysBefore), until: arriveBy, arrive_by };
        const body = { ...formOf(context.store.getState()), leg, ...days };
        return observeCall(context.host.api, priceCalendar, { body }).pipe(map(({ days }) => days));
      };
      return daysBy(addDays(arriveBy, -spareDays(arriveBy))).pipe(
        // If no day leaves spare days, one that is in time is better than none.
        switchMap((safe) => {
          const state = context.store.getState();
          const best = bestInTime(safe, earliestDay(state, leg));
          if (best && !isShipsDay(state, leg)) return of(safe);
          return daysBy(arriveBy).pipe(
            map((all) => (best && !isCheaper(bestInTime(all, earliestDay(state, leg)), best) ? safe : all)),
          );
        }),
        map((days) => answered({ type: 'in-time-answered', leg, key, value: days })),
        catchError(() => of(answered({ type: 'in-time-answered', leg, key, value: null }))),
      );
    },
  });
