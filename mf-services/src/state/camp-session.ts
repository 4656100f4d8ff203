import type { ChosenClub } from '@sendahead/shared-contracts/geo/slice';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { comingSessions, fittingSession } from '@sendahead/shared-contracts/services/camp-session';
import type { ItineraryState } from './state.ts';

export type CampSession = NonNullable<ChosenClub['sessions']>[number];

/** The sessions of the camp that bags go to which are not over, the next one first. */
export const sessionsAhead = ({ points, today }: Pick<ItineraryState, 'points' | 'today'>): CampSession[] =>
  comingSessions(points?.destination.club?.sessions ?? [], today);

/** The session that the parent chose, if the camp still lists it. */
const sessionChosen = (
  { session, points }: ItineraryState,
  coming: CampSession[],
): CampSession | undefined =>
  session !== null && session.placeId === points?.destination.club?.id
    ? coming.find(({ id }) => id === session.id)
    : undefined;

/** SV-15: the session that outbound bags are for: the chosen one, or else the one that fits the planned day. */
export function campSession(state: ItineraryState, day?: CalendarDate): CampSession | null {
  const coming = sessionsAhead(state);
  const { arriveBy, date } = state.outbound;
  const planned = day ?? arriveBy ?? date ?? state.earliest.value ?? state.today;
  return sessionChosen(state, coming) ?? fittingSession(coming, planned, state.today);
}
