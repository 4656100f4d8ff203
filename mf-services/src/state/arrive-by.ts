import type { DayReason } from '@sendahead/shared-contracts/calendar/schema';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import {
  addDays,
  type CalendarDate,
  isWeekend,
  weekdayOf,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { PricedDay } from '@sendahead/shared-contracts/services/price-calendar-calls';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { requestState } from './answer.ts';
import { arrivalOf } from './chosen-service.ts';
import { earliestDay, handOverRules } from './days.ts';
import { endsOf } from './ends.ts';
import { bestInTime, cheaperBefore } from './in-time.ts';
import { inTimeQuestion } from './questions.ts';
import { deadlineOf, limitOfDay, type ServiceLimit } from './service-limits.ts';
import type { ItineraryState } from './state.ts';

/** The state of "arrive by": in progress, or its result. */
export type ArriveBy =
  | { readonly kind: 'waiting' | 'asking' | 'failed' | 'none' }
  /** Not even by the last day for the ship or the camp, which is earlier than the requested day. */
  | { readonly kind: 'missed' }
  /** The page chose this day and service; an earlier day may cost less. */
  | {
      readonly kind: 'taken';
      readonly day: CalendarDate;
      readonly title: string;
      readonly arrival: CalendarDate;
      /** A person chose the service. */
      readonly own: boolean;
      readonly cheaper: { readonly day: CalendarDate; readonly saves: Cents } | null;
    }
  /** A person has since chosen another day or service. */
  | { readonly kind: 'in_time' | 'late'; readonly arrival: CalendarDate };

/** The earliest possible arrival. */
export const earliestArrival = (state: ItineraryState, leg: LegName): CalendarDate =>
  addDays(earliestDay(state, leg), 1);

/**
 * VL-01 to VL-03, MD-09: why bags cannot arrive on a day, null when they can. The arrival club's closed days
 * always apply: even dropped-off bags are delivered to the club.
 */
export function arrivalReason(
  state: ItineraryState,
  leg: LegName,
  date: CalendarDate,
): DayReason | ServiceLimit | null {
  if (date < earliestArrival(state, leg)) return 'too_early';
  const limit = limitOfDay(state, leg, date);
  if (limit !== null) return limit;
  if (date > handOverRules(state, leg).latest) return 'too_far';
  if (isWeekend(date)) return 'weekend';
  if (state[leg].days.value?.holidays[date]?.drop_off) return 'holiday';
  const club = endsOf(state, leg)?.to.club;
  if (!club?.closedWeekdays.includes(weekdayOf(date)) && !club?.closedDates.includes(date)) return null;
  return leg === 'return' ? 'origin_club_closed' : 'destination_club_closed';
}

/** Whether the page would choose this day and service itself. */
function isBest(state: ItineraryState, leg: LegName, { date, cheapest }: PricedDay): boolean {
  const best = bestInTime(state[leg].inTime.value ?? [], earliestDay(state, leg));
  return best?.date === date && best.cheapest.carrier_service_level_id === cheapest?.carrier_service_level_id;
}

/** Null if no arrival date is entered. */
export function arriveByOf(state: ItineraryState, leg: LegName): ArriveBy | null {
  const { arriveBy, inTime, taken, date, serviceLevelId } = state[leg];
  const deadline = deadlineOf(state, leg);
  if (deadline === null) return null;
  const request = requestState(inTimeQuestion(state, leg), inTime);
  if (request === 'idle') return { kind: 'waiting' };
  if (request !== 'answered') return { kind: request };
  const cheapest = taken?.cheapest;
  if (taken && cheapest && date === taken.date && serviceLevelId === cheapest.carrier_service_level_id) {
    const isOwnDay = taken.own === true && !isBest(state, leg, taken);
    const cheaper = isOwnDay ? null : inTime.value && cheaperBefore(inTime.value, taken);
    return {
      kind: 'taken',
      day: taken.date,
      title: serviceTitle(cheapest.carrier, cheapest.service_type_name),
      arrival: cheapest.arrival_date,
      own: isOwnDay,
      cheaper: cheaper && {
        day: cheaper.date,
        saves: cents(cheapest.price_cents - cheaper.cheapest.price_cents),
      },
    };
  }
  const arrival = arrivalOf(state, leg);
  if (arrival !== null) return { kind: arrival <= deadline ? 'in_time' : 'late', arrival };
  if (!inTime.value || !bestInTime(inTime.value, earliestDay(state, leg)))
    return { kind: deadline === arriveBy ? 'none' : 'missed' };
  return date === null ? { kind: 'waiting' } : null;
}
