import { catchError, map, type Observable, of } from '@sendahead/shared-contracts/bus/rx';
import { nextPickupDay } from '@sendahead/shared-contracts/calendar/calls';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import type { ItineraryEvent } from '../state/events.ts';
import { earliestQuestion } from '../state/questions.ts';
import { askFor } from './ask.ts';
import type { EffectContext } from './context.ts';

/** TL-13: the first day on which a carrier collects at the origin. */
export const askEarliest = (context: EffectContext): Observable<ItineraryEvent> =>
  askFor(context, {
    question: earliestQuestion,
    answer: (state) => state.earliest,
    ask: (body, key) =>
      observeCall(context.host.api, nextPickupDay, { body }).pipe(
        map((answer): ItineraryEvent => ({ type: 'earliest-answered', key, value: answer.date })),
        catchError(() => of<ItineraryEvent>({ type: 'earliest-answered', key, value: null })),
      ),
  });
