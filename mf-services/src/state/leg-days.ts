import { type DayOnTheWay, daysOnTheWay } from '@sendahead/shared-contracts/calendar/rules';
import type { LegDay } from '@sendahead/shared-ui/booking';
import { chosenService } from './chosen-service.ts';
import { isDroppedOff } from './separate-pickups.ts';
import type { ItineraryState, LegName } from './state.ts';

/** The days of a leg between hand-over and delivery; null while its date or service is not chosen. */
export function wayOf(state: ItineraryState, leg: LegName): DayOnTheWay[] | null {
  const service = chosenService(state, leg);
  const { date, days } = state[leg];
  if (!service || !date) return null;
  return daysOnTheWay({
    from: date,
    to: service.arrival_date,
    transitDays: service.transit_days,
    holidays: days.value?.holidays ?? {},
  });
}

/** SV-08: a leg day by day, from hand-over to delivery; empty while its date or service is not chosen. */
export function legDays(
  state: ItineraryState,
  leg: LegName,
  words: { readonly handOver: string; readonly delivery: string },
): LegDay[] {
  const service = chosenService(state, leg);
  const { date } = state[leg];
  const way = wayOf(state, leg);
  if (!service || !date || !way) return [];
  return [
    { kind: isDroppedOff(state, leg) ? 'drop-off' : 'pickup', date, what: words.handOver },
    ...way.map(
      ({ date: day, why }): LegDay =>
        why === null ? { kind: 'transit', date: day } : { kind: 'idle', date: day, why },
    ),
    { kind: 'delivery', date: service.arrival_date, what: words.delivery },
  ];
}
