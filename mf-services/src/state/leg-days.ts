import { type DayOnTheWay, daysOnTheWay } from '@sendahead/shared-contracts/calendar/rules';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { ServiceOption } from '@sendahead/shared-contracts/services/schema';
import type { LegDay } from '@sendahead/shared-ui/booking';
import { chosenService } from './chosen-service.ts';
import { isDroppedOff } from './separate-pickups.ts';
import type { ItineraryState } from './state.ts';

/** The days of a service between pickup or drop-off and delivery. */
export const daysBetweenOf = (state: ItineraryState, leg: LegName, service: ServiceOption): DayOnTheWay[] => {
  const { date, days } = state[leg];
  return date === null
    ? []
    : daysOnTheWay({
        from: date,
        to: service.arrival_date,
        transitDays: service.transit_days,
        holidays: days.value?.holidays ?? {},
      });
};

/** The days of a leg between pickup or drop-off and delivery; null while its date or service is not chosen. */
export function wayOf(state: ItineraryState, leg: LegName): DayOnTheWay[] | null {
  const service = chosenService(state, leg);
  return service && state[leg].date !== null ? daysBetweenOf(state, leg, service) : null;
}

/** SV-08: a leg day by day, from pickup or drop-off to delivery; empty while its date or service is not chosen. */
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
