import { catchError, map, type Observable, of, switchMap } from '@sendahead/shared-contracts/bus/rx';
import { spareDays } from '@sendahead/shared-contracts/calendar/spare-days';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { priceCalendar } from '@sendahead/shared-contracts/services/price-calendar-calls';
import { earliestDay } from '../state/days.ts';
import type { ItineraryEvent } from '../state/events.ts';
import { bestInTime } from '../state/in-time.ts';
import { inTimeQuestion } from '../state/questions.ts';
import { askFor } from './ask.ts';
import type { EffectContext } from './context.ts';
import { formOf } from './form-of.ts';

/** The maximum number of days per request. */
const daysBefore = 41;

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
          const earliest = earliestDay(context.store.getState(), leg);
          return bestInTime(safe, earliest) ? of(safe) : daysBy(arriveBy);
        }),
        map((days) => answered({ type: 'in-time-answered', leg, key, value: days })),
        catchError(() => of(answered({ type: 'in-time-answered', leg, key, value: null }))),
      );
    },
  });
