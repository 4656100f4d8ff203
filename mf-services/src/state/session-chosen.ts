import { addDays, type CalendarDate, isWeekend } from '@sendahead/shared-contracts/primitives/calendar-date';
import { dueForSession, isFarAhead } from '@sendahead/shared-contracts/services/camp-session';
import { campSession } from './camp-session.ts';
import { plannedBy } from './in-time.ts';
import type { ItineraryState } from './state.ts';

/** Carriers deliver nothing on a weekend. */
const weekdayUntil = (day: CalendarDate): CalendarDate =>
  isWeekend(day) ? weekdayUntil(addDays(day, -1)) : day;

/** SV-17: the session that a parent chose sets the arrival deadline, unless the entered one already fits it. */
export function sessionChosen(state: ItineraryState, session: ItineraryState['session']): ItineraryState {
  const stateWithSession = { ...state, session };
  const listed = session && campSession(stateWithSession);
  if (!listed) return stateWithSession;
  const due = weekdayUntil(dueForSession(listed, state.today));
  const { arriveBy } = state.outbound;
  if (arriveBy !== null && arriveBy <= due && !isFarAhead(listed, arriveBy)) return stateWithSession;
  return { ...stateWithSession, outbound: { ...stateWithSession.outbound, ...plannedBy(due) } };
}
