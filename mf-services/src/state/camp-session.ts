import type { ChosenClub } from '@sendahead/shared-contracts/geo/slice';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ItineraryState } from './state.ts';

export type CampSession = NonNullable<ChosenClub['sessions']>[number];

/** The sessions of the camp that bags go to, the earliest first. */
export const sessionsOf = ({ points }: Pick<ItineraryState, 'points'>): CampSession[] =>
  points?.destination.club?.sessions ?? [];

/**
 * SV-15: the session that outbound bags are for: the chosen one; or else the one that runs on the planned day,
 * the next to begin, or the last.
 */
export function campSession(state: ItineraryState, day?: CalendarDate): CampSession | null {
  const { session, today, points, earliest } = state;
  const { arriveBy, date } = state.outbound;
  const planned = day ?? arriveBy ?? date ?? earliest.value ?? today;
  const listed = sessionsOf(state);
  return (
    listed.find(({ id }) => id === session?.id && session.placeId === points?.destination.club?.id) ??
    listed.find(({ starts_on, ends_on }) => (starts_on > today ? starts_on : ends_on) >= planned) ??
    listed.at(-1) ??
    null
  );
}

/** Whether a session that nobody chose could be another one: two begin on its day. */
export const isUnsure = (state: ItineraryState, session: CampSession): boolean =>
  state.session?.id !== session.id &&
  sessionsOf(state).filter(({ starts_on }) => starts_on === session.starts_on).length > 1;
