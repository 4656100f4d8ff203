import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { dueForSession } from '@sendahead/shared-contracts/services/camp-session';
import { dueAtPort } from '@sendahead/shared-contracts/services/cruise';
import { campSession } from './camp-session.ts';
import type { ItineraryState } from './state.ts';

/** Why a service cannot be chosen, and the last day on which its bags could arrive. */
export interface ServiceLimit {
  readonly kind: 'sailing' | 'session' | 'session_begins';
  readonly until: CalendarDate;
  readonly place: string;
}

/** MD-09: the day by which a ship's bags are due. Bags with another destination have no such deadline. */
function sailingLimit({ cruise, points }: ItineraryState): ServiceLimit | null {
  const { chosen } = cruise;
  if (chosen === null || points?.destination.club?.id !== chosen.port.id) return null;
  return { kind: 'sailing', until: dueAtPort(chosen), place: chosen.ship };
}

/**
 * SV-15: the day on which the session of outbound bags begins, or its last day once it has begun. `day` is a day
 * that no session was chosen for yet.
 */
function sessionLimit(state: ItineraryState, day?: CalendarDate): ServiceLimit | null {
  const session = campSession(state, day);
  if (session === null) return null;
  const until = dueForSession(session, state.today);
  return { kind: until === session.ends_on ? 'session' : 'session_begins', until, place: session.name };
}

const limitsOf = (state: ItineraryState, leg: LegName, day?: CalendarDate): ServiceLimit[] =>
  leg === 'return' ? [] : [sailingLimit(state), sessionLimit(state, day)].filter((limit) => limit !== null);

/** Why a service that arrives on a day cannot be chosen; null if it can. */
export const limitOf = (state: ItineraryState, leg: LegName, arrival: CalendarDate): ServiceLimit | null =>
  limitsOf(state, leg).find(({ until }) => arrival > until) ?? null;

/** Why a day cannot be chosen as the day of arrival; it may be that of another session. */
export const limitOfDay = (state: ItineraryState, leg: LegName, day: CalendarDate): ServiceLimit | null =>
  limitsOf(state, leg, day).find(({ until }) => day > until) ?? null;

/** The arrival deadline: as entered, or else for the ship or the camp. */
export function dueOn(state: ItineraryState, leg: LegName): CalendarDate | null {
  const [first = null] = limitsOf(state, leg)
    .map(({ until }) => until)
    .toSorted();
  return deadlineOf(state, leg) ?? first;
}

/** The arrival deadline: as entered, or the last day for the ship or the camp if that is earlier. */
export function deadlineOf(state: ItineraryState, leg: LegName): CalendarDate | null {
  const { arriveBy } = state[leg];
  if (arriveBy === null) return null;
  const [earliest = arriveBy] = [arriveBy, ...limitsOf(state, leg).map(({ until }) => until)].sort();
  return earliest;
}
