import { catchError, map, type Observable, of, tap } from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { addDays, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type PricedDay, priceCalendar } from '@sendahead/shared-contracts/services/price-calendar-calls';
import type { ItineraryEvent } from '../state/events.ts';
import { pricesQuestion } from '../state/questions.ts';
import { askFor } from './ask.ts';
import type { EffectContext } from './context.ts';
import { formOf } from './form-of.ts';

/** Months that are shown again are not requested again. */
const keptMonths = 12;

const lastDayOf = (month: string) => {
  const next = addDays(calendarDate(`${month}-28`), 4);
  return addDays(calendarDate(`${next.slice(0, 7)}-01`), -1);
};

/** The lowest price of each day of a month, requested once its calendar is opened. */
export function askPrices(context: EffectContext, leg: LegName): Observable<ItineraryEvent> {
  const pricesByMonth = new Map<string, readonly PricedDay[]>();
  const keep = (key: string, days: readonly PricedDay[]) => {
    pricesByMonth.set(key, days);
    const [oldest] = pricesByMonth.keys();
    if (pricesByMonth.size > keptMonths && oldest !== undefined) pricesByMonth.delete(oldest);
  };
  return askFor(context, {
    question: (state) => pricesQuestion(state, leg),
    answer: (state) => state[leg].prices,
    ask: ({ month }, key) => {
      const answered = (value: readonly PricedDay[] | null): ItineraryEvent => ({
        type: 'prices-answered',
        leg,
        key,
        value,
      });
      const cachedDays = pricesByMonth.get(key);
      if (cachedDays) return of(answered(cachedDays));
      const days = { from: calendarDate(`${month}-01`), until: lastDayOf(month) };
      const body = { ...formOf(context.store.getState()), leg, ...days };
      return observeCall(context.host.api, priceCalendar, { body }).pipe(
        tap(({ days: priced }) => keep(key, priced)),
        map(({ days: priced }) => answered(priced)),
        catchError(() => of(answered(null))),
      );
    },
  });
}
