import { dayReason, type HandOverRules } from '@sendahead/shared-contracts/calendar/rules';
import type { DayReason } from '@sendahead/shared-contracts/calendar/schema';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { backAtPort } from '@sendahead/shared-contracts/services/cruise';
import { requestState } from './answer.ts';
import { campSession, isUnsure } from './camp-session.ts';
import { arrivalOf } from './chosen-service.ts';
import { endsOf } from './ends.ts';
import { daysQuestion, earliestQuestion } from './questions.ts';
import { isDroppedOff } from './separate-pickups.ts';
import type { ItineraryState } from './state.ts';

/** The server knows the closed days of 18 months. */
const plannedDays = 540;

/** SV-08, TL-15: the first day on which a leg may start; the return starts after the bags have arrived and the ship is back. */
export function earliestDay(state: ItineraryState, leg: LegName): CalendarDate {
  if (leg === 'outbound') return state.earliest.value ?? state.today;
  const afterArrival = addDays(arrivalOf(state, 'outbound') ?? state.today, 1);
  const over = tripOver(state);
  return over !== null && over.day > afterArrival ? over.day : afterArrival;
}

/** Why no return starts before a day. */
export type TripOver = { readonly day: CalendarDate; readonly kind: 'ship' | 'session' };

/**
 * MD-09, SV-15: the day on which the ship is back, or the session ends, where the return starts; null without
 * either.
 */
export function tripOver(state: ItineraryState): TripOver | null {
  const { chosen } = state.cruise;
  const back =
    chosen !== null && state.points?.destination.club?.id === chosen.port.id ? backAtPort(chosen) : null;
  if (back !== null) return { day: back, kind: 'ship' };
  const session = campSession(state);
  return session && !isUnsure(state, session) ? { day: session.ends_on, kind: 'session' } : null;
}

export function handOverRules(state: ItineraryState, leg: LegName): HandOverRules {
  const club = endsOf(state, leg)?.from.club;
  return {
    earliest: earliestDay(state, leg),
    latest: addDays(state.today, plannedDays),
    dropOff: isDroppedOff(state, leg),
    holidays: state[leg].days.value?.holidays ?? {},
    unavailable: state[leg].days.value?.unavailable ?? [],
    club: club
      ? {
          end: leg === 'outbound' ? 'origin' : 'destination',
          closedWeekdays: club.closedWeekdays,
          closedDates: club.closedDates,
        }
      : null,
  };
}

/**
 * OPEN-50: the picker opens only when it is known which days are closed. Without the server, weekends and
 * club days still apply.
 */
export const areDaysKnown = (state: ItineraryState, leg: LegName): boolean =>
  ['answered', 'failed'].includes(requestState(daysQuestion(state, leg), state[leg].days)) &&
  (leg === 'return' ||
    ['answered', 'failed'].includes(requestState(earliestQuestion(state), state.earliest)));

export const reasonAgainst = (state: ItineraryState, leg: LegName, date: CalendarDate): DayReason | null =>
  dayReason(date, handOverRules(state, leg));
