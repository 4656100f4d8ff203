import type { ChosenClub } from '@sendahead/shared-contracts/geo/slice';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { comingSessions, isFarAhead } from '@sendahead/shared-contracts/services/camp-session';
import type { ItineraryState } from './state.ts';

export type CampSession = NonNullable<ChosenClub['sessions']>[number];

/** The sessions of the camp that bags go to, the earliest first. */
export const sessionsOf = ({ points }: Pick<ItineraryState, 'points'>): CampSession[] =>
  points?.destination.club?.sessions ?? [];

const plannedDay = ({ outbound, earliest, today }: ItineraryState): CalendarDate =>
  outbound.arriveBy ?? outbound.date ?? earliest.value ?? today;

/**
 * SV-15: the session that outbound bags are for: the chosen one; or else the one that runs on the planned day,
 * the next to begin, or the last.
 */
export function campSession(state: ItineraryState, day?: CalendarDate): CampSession | null {
  const { session, today, points } = state;
  const planned = day ?? plannedDay(state);
  const listed = sessionsOf(state);
  return (
    listed.find(({ id }) => id === session?.id && session.placeId === points?.destination.club?.id) ??
    listed.find(({ starts_on, ends_on }) => (starts_on > today ? starts_on : ends_on) >= planned) ??
    listed.at(-1) ??
    null
  );
}

const isChosen = (state: ItineraryState, { id }: CampSession): boolean => state.session?.id === id;

/** SV-15: nobody chose this session, and the planned day is nowhere near it. */
export const isGuessedFar = (state: ItineraryState, session: CampSession): boolean =>
  !isChosen(state, session) && isFarAhead(session, plannedDay(state));

/** Whether a session that nobody chose could be another one: two begin on its day, or it is far ahead. */
export const isUnsure = (state: ItineraryState, session: CampSession): boolean => {
  const listed = sessionsOf(state);
  return (
    !isChosen(state, session) &&
    (listed.filter(({ starts_on }) => starts_on === session.starts_on).length > 1 ||
      (isGuessedFar(state, session) && comingSessions(listed, state.today).length > 1))
  );
};
