import { nextHandOverDay } from '@sendahead/shared-contracts/calendar/rules';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { arrivalOf } from './chosen-service.ts';
import { areDaysKnown, earliestDay, handOverRules, reasonAgainst } from './days.ts';
import type { LinkedDay } from './link.ts';
import type { DateNote, ItineraryState, LegName } from './state.ts';

/** TL-16: another pickup date takes the return date with it, and says so. */
export function withPickupDate(
  state: ItineraryState,
  date: CalendarDate | null,
  chosen: boolean,
  note: DateNote | null,
): ItineraryState {
  if (date === state.outbound.date)
    return { ...state, outbound: { ...state.outbound, dateChosen: chosen, note } };
  const cleared = state.return.date !== null;
  return {
    ...state,
    outbound: { ...state.outbound, date, dateChosen: chosen, note },
    return: {
      ...state.return,
      date: null,
      dateChosen: false,
      note: cleared ? { kind: 'cleared', because: 'pickup_changed' } : state.return.note,
    },
  };
}

/** TL-11, TL-13, TL-14: the pickup date is the first possible day until one is chosen; a chosen one moves only when it must. */
function settlePickupDate(state: ItineraryState): ItineraryState {
  if (!areDaysKnown(state, 'outbound')) return state;
  const { date, dateChosen } = state.outbound;
  const rules = handOverRules(state, 'outbound');
  if (date === null || !dateChosen) {
    // A person who emptied the field means it.
    if (date === null && dateChosen) return state;
    const first = nextHandOverDay(earliestDay(state, 'outbound'), rules);
    return first === date ? state : withPickupDate(state, first, false, null);
  }
  const reason = reasonAgainst(state, 'outbound', date);
  if (reason === null) return state;
  return withPickupDate(state, nextHandOverDay(date, rules), true, { kind: 'moved', from: date, reason });
}

/** TL-15: a return date that is not after the arrival is cleared; on a closed day it moves on (TL-11). */
function settleReturnDate(state: ItineraryState): ItineraryState {
  const { date } = state.return;
  const arrival = arrivalOf(state, 'outbound');
  if (date === null || arrival === null) return state;
  if (date <= arrival) {
    const note = { kind: 'cleared', because: 'arrival_later' } as const;
    return { ...state, return: { ...state.return, date: null, dateChosen: false, note } };
  }
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
  if (leg === 'outbound') return withPickupDate(open, date, true, note);
  return { ...open, return: { ...open.return, date, dateChosen: true, note } };
}

/** Brings the dates in line with everything else that is known. */
export const settle = (state: ItineraryState): ItineraryState =>
  settleReturnDate(settlePickupDate(settleWish(settleWish(state, 'outbound'), 'return')));
