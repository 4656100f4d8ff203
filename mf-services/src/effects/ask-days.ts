import { catchError, combineLatest, map, type Observable, of } from '@sendahead/shared-contracts/bus/rx';
import { holidays, unavailableDays } from '@sendahead/shared-contracts/calendar/calls';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { ItineraryEvent } from '../state/events.ts';
import { daysQuestion } from '../state/questions.ts';
import { askFor } from './ask.ts';
import type { EffectContext } from './context.ts';

/** TL-17: unavailable days and holidays, both before the picker opens. */
export const askDays = (context: EffectContext, leg: LegName): Observable<ItineraryEvent> =>
  askFor(context, {
    question: (state) => daysQuestion(state, leg),
    answer: (state) => state[leg].days,
    ask: (query, key) => {
      const { country_code, destination_country_code, brand } = query;
      const countries = { country_code, ...(destination_country_code ? { destination_country_code } : {}) };
      return combineLatest([
        observeCall(context.host.api, unavailableDays, { query }),
        observeCall(context.host.api, holidays, { query: { ...countries, brand } }),
      ]).pipe(
        map(
          ([unavailable, byDate]): ItineraryEvent => ({
            type: 'days-answered',
            leg,
            key,
            value: { unavailable, holidays: byDate },
          }),
        ),
        catchError(() => of<ItineraryEvent>({ type: 'days-answered', leg, key, value: null })),
      );
    },
  });
