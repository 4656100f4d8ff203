import { nextHandOverDay } from '@sendahead/shared-contracts/calendar/rules';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { noAnswer } from './answer.ts';
import { arrivalOf } from './chosen-service.ts';
import { dateWayOf } from './date-way.ts';
import { areDaysKnown, handOverRules, reasonAgainst } from './days.ts';
import type { LinkedDay } from './link.ts';
import type { DateNote, ItineraryState } from './state.ts';

type Cause = Extract<DateNote, { kind: 'cleared' }>['because'];

/** Without its date, a return is still entered the way it was. */
const withoutReturnDate = (state: ItineraryState, because: Cause): ItineraryState['return'] => ({
  ...state.return,
  dateWay: dateWayOf(state, 'return'),
  date: null,
  note: { kind: 'cleared', because },
});

/**
 * TL-16: another pickup date clears the return date, and the page says so. SV-19: not when the page itself
 * moves the pickup; TL-15 clears a return date that is then too early.
 */
export function withPickupDate(
  state: ItineraryState,
  date: CalendarDate | null,
  note: DateNote | null,
  keepsReturn = note !== null,
): ItineraryState {
  if (date === state.outbound.date) return { ...state, outbound: { ...state.outbound, note } };
  const back =
    keepsReturn || state.return.date === null ? state.return : withoutReturnDate(state, 'pickup_changed');
  return {
    ...state,
    outbound: { ...state.outbound, date, note },
    // The day for an entered arrival date is looked up again.
    return: { ...back, inTime: noAnswer },
  };
}

/** A day of either leg, without a note. */
export const withDate = (
  state: ItineraryState,
  leg: LegName,
  date: CalendarDate | null,
  keepsReturn = false,
): ItineraryState =>
  leg === 'outbound'
    ? withPickupDate(state, date, null, keepsReturn)
    : { ...state, return: { ...state.return, date, note: null } };

/** TL-11, TL-13, TL-14: a pickup date moves only when it must. It is never filled in automatically. */
function settlePickupDate(state: ItineraryState): ItineraryState {
  if (!areDaysKnown(state, 'outbound')) return state;
  const { date } = state.outbound;
  if (date === null) return state;
  const rules = handOverRules(state, 'outbound');
  const reason = reasonAgainst(state, 'outbound', date);
  if (reason === null) return state;
  return withPickupDate(state, nextHandOverDay(date, rules), { kind: 'moved', from: date, reason });
}

/** TL-15: a return date that is not after the arrival is cleared; on a closed day it moves on (TL-11). */
function settleReturnDate(state: ItineraryState): ItineraryState {
  const { date } = state.return;
  const arrival = arrivalOf(state, 'outbound');
  if (date === null || arrival === null) return state;
  if (date <= arrival) return { ...state, return: withoutReturnDate(state, 'arrival_later') };
  if (!areDaysKnown(state, 'return')) return state;
  const reason = reasonAgainst(state, 'return', date);
  if (reason === null) return state;
  const moved = nextHandOverDay(date, handOverRules(state, 'return'));
  return { ...state, return: { ...state.return, date: moved, note: { kind: 'moved', from: date, reason } } };
}

const dayOf = (day: LinkedDay, today: CalendarDate): CalendarDate => {
  if (day === 'today') return today;
  return day === 'tomorrow' ? addDays(today, 1) : day;
};

/** OPEN-50: a date that was typed before the free days were known; on a closed day it moves on (TL-11). */
function settleWish(state: ItineraryState, leg: LegName): ItineraryState {
  if (state[leg].wished === null || !areDaysKnown(state, leg)) return state;
  const wished = dayOf(state[leg].wished, state.today);
  const open = { ...state, [leg]: { ...state[leg], wished: null } };
  const reason = reasonAgainst(state, leg, wished);
  const date = reason === null ? wished : nextHandOverDay(wished, handOverRules(state, leg));
  const note: DateNote | null = reason === null ? null : { kind: 'moved', from: wished, reason };
  if (leg === 'outbound') return withPickupDate(open, date, note);
  return { ...open, return: { ...open.return, date, note } };
}

/** Adjusts the dates to the rest of the state. */
export const settle = (state: ItineraryState): ItineraryState =>
  settleReturnDate(settlePickupDate(settleWish(settleWish(state, 'outbound'), 'return')));
