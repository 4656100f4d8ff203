import { legNames } from '@sendahead/shared-contracts/orders/leg-name';
import { type CalendarDate, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { keyOf } from '../state/answer.ts';
import type { ItineraryEvent } from '../state/events.ts';
import { feeOf } from '../state/pickup.ts';
import { daysQuestion, earliestQuestion, feesQuestion, servicesQuestion } from '../state/questions.ts';
import { reduce } from '../state/reducer.ts';
import type { ItineraryState } from '../state/state.ts';
import { servicesFrom } from './happy-path.ts';
import { pickupFee } from './services.ts';

/** Answers all requests of the state like a server, until there are no more. */
export function answered(state: ItineraryState, unavailable: readonly CalendarDate[] = []): ItineraryState {
  const fees = [pickupFee(), pickupFee({ id: 0, default: false })];
  const holidays = { '2026-11-26': { name: 'Thanksgiving Day', pickup: true, drop_off: true } };
  const answers = (now: ItineraryState): ItineraryEvent[] =>
    legNames.flatMap((leg): ItineraryEvent[] => {
      const [fee, date] = [feeOf(now, leg), now[leg].date];
      const services = servicesQuestion(now, leg);
      return [
        ...(feesQuestion(now, leg)
          ? [{ type: 'fees-answered', leg, key: keyOf(feesQuestion(now, leg)), value: fees } as const]
          : []),
        ...(daysQuestion(now, leg)
          ? [
              {
                type: 'days-answered',
                leg,
                key: keyOf(daysQuestion(now, leg)),
                value: { unavailable, holidays },
              } as const,
            ]
          : []),
        ...(services && fee && date
          ? [
              {
                type: 'services-answered',
                leg,
                key: keyOf(services),
                value: {
                  date,
                  feeId: fee.id,
                  items: servicesFrom(date),
                  ofTravelers: [],
                  nextDay: null,
                  message: '',
                  stopped: [],
                  limited: false,
                },
              } as const,
            ]
          : []),
      ];
    });
  let now = state;
  for (let round = 0; round < 6; round += 1) {
    if (earliestQuestion(now)) {
      now = reduce(now, {
        type: 'earliest-answered',
        key: keyOf(earliestQuestion(now)),
        value: calendarDate('2026-11-23'),
      });
    }
    now = answers(now).reduce(reduce, now);
  }
  return now;
}
