import type { DayReason } from '@sendahead/shared-contracts/calendar/schema';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { dueForSession } from '@sendahead/shared-contracts/services/camp-session';
import { firstMoveIn } from '@sendahead/shared-contracts/travelers/move-in';
import { arrivalReason, earliestArrival } from './arrive-by.ts';
import { campSession } from './camp-session.ts';
import { earliestDay, reasonAgainst } from './days.ts';
import type { ServiceLimit } from './service-limits.ts';
import type { DateWay, ItineraryState } from './state.ts';

/** A day of the strip, and why it cannot be chosen; null when it can. */
export interface StripDay {
  readonly date: CalendarDate;
  readonly reason: DayReason | ServiceLimit | null;
}

/** Why an arrival date, or a pickup date, cannot be chosen. */
export const reasonFor = (
  state: ItineraryState,
  leg: LegName,
  way: DateWay,
  date: CalendarDate,
): DayReason | ServiceLimit | null =>
  way === 'arrival' ? arrivalReason(state, leg, date) : reasonAgainst(state, leg, date);

/** VL-03, VL-05: the club whose closed day is the reason. */
export function closedClub({ points }: ItineraryState, reason: DayReason | ServiceLimit) {
  if (reason === 'origin_club_closed') return points?.origin.club ?? null;
  return reason === 'destination_club_closed' ? (points?.destination.club ?? null) : null;
}

export const firstDay = (state: ItineraryState, leg: LegName, way: DateWay): CalendarDate =>
  way === 'arrival' ? earliestArrival(state, leg) : earliestDay(state, leg);

const [shownOpen, maxDays] = [10, 28];
/** Days after the last one for the ship or the camp, which say why they are too late. */
const daysTooLate = 3;

/** Days of the strip before a chosen day that is beyond the next ones. */
const daysBefore = 7;

/**
 * The next available days, with the closed ones between them. The first and the last are available, but the
 * first days that are too late for the ship or the camp follow. For a later chosen day, or else a later
 * session or move-in day, the days around it instead.
 */
export function stripDays(
  state: ItineraryState,
  leg: LegName,
  way: DateWay,
  chosen: CalendarDate | null = null,
): readonly StripDay[] {
  const first = firstDay(state, leg, way);
  const next = daysFrom(state, leg, way, first);
  const last = next.at(-1)?.date;
  const around = chosen ?? (leg === 'outbound' ? occasionOf(state) : null);
  if (around === null || last === undefined || around <= last) return next;
  const from = [addDays(around, -daysBefore), first].toSorted().at(-1) ?? first;
  return daysFrom(state, leg, way, from);
}

/** SV-17: what outbound bags are for: the camp session, or the student's move-in day. */
function occasionOf(state: ItineraryState): CalendarDate | null {
  const session = campSession(state);
  return session ? dueForSession(session, state.today) : firstMoveIn(state.travelers?.travelers ?? []);
}

/** Past the last day for the ship or the camp. */
const isTooLate = ({ reason }: StripDay): boolean => reason !== null && typeof reason !== 'string';

function daysFrom(state: ItineraryState, leg: LegName, way: DateWay, first: CalendarDate) {
  const days = Array.from({ length: maxDays }, (_, index): StripDay => {
    const date = addDays(first, index);
    return { date, reason: reasonFor(state, leg, way, date) };
  });
  const allOpen = days.filter(({ reason }) => reason === null);
  const openDays = allOpen.slice(0, shownOpen);
  const [from, to] = [openDays[0]?.date, openDays.at(-1)?.date];
  if (!from || !to) return [];
  const tooLate = allOpen.length <= shownOpen ? days.filter(isTooLate).slice(0, daysTooLate) : [];
  return [...days.filter(({ date }) => date >= from && date <= to), ...tooLate];
}
