import { catchError, map, type Observable, of } from '@sendahead/shared-contracts/bus/rx';
import { cutOffTimes, sameDayDropOffCutOff } from '@sendahead/shared-contracts/calendar/cut-off-calls';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ItineraryEvent } from '../state/events.ts';
import { cutOffQuestion } from '../state/questions.ts';
import { askFor } from './ask.ts';
import type { EffectContext } from './context.ts';

type Question = NonNullable<ReturnType<typeof cutOffQuestion>>;

/** The day that replaces today; null while today is possible. */
const nextDay = ({ host }: EffectContext, question: Question): Observable<CalendarDate | null> =>
  question.by === 'drop_off'
    ? observeCall(host.api, sameDayDropOffCutOff, { body: question.body }).pipe(
        map(({ past, next_day }) => (past ? next_day : null)),
      )
    : observeCall(host.api, cutOffTimes, { body: question.body }).pipe(
        map(({ success, new_date }) => (success ? new_date : null)),
      );

/**
 * TL-18, OPEN-64: requested when bags are picked up today. Without an answer today remains possible: the
 * server checks the order.
 */
export const askCutOff = (context: EffectContext): Observable<ItineraryEvent> =>
  askFor(context, {
    question: cutOffQuestion,
    answer: (state) => state.cutOff,
    ask: (question, key) =>
      nextDay(context, question).pipe(
        catchError(() => of(null)),
        map((next): ItineraryEvent => ({ type: 'cut-off-answered', key, value: { next } })),
      ),
  });
