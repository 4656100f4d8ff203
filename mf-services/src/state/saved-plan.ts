import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Itinerary } from '@sendahead/shared-contracts/services/slice';
import type { TripPlan } from '@sendahead/shared-contracts/services/trip-plan';
import { campSession, isGuessedFar, isUnsure } from './camp-session.ts';
import { plannedBy } from './in-time.ts';
import type { ItineraryState, LegState } from './state.ts';

/** The plan by which the days were chosen, as saved with the booking; undefined without a plan. */
export function savedPlan(state: ItineraryState): Pick<Itinerary, 'plan'> {
  const { outbound, return: back, cruise, tripType } = state;
  const returnArriveBy = tripType === 'round_trip' ? back.arriveBy : null;
  const session = plannedSession(state);
  if (outbound.arriveBy === null && returnArriveBy === null && cruise.chosen === null && !session.session)
    return {};
  return { plan: { arriveBy: outbound.arriveBy, returnArriveBy, cruise: cruise.chosen, ...session } };
}

/** SV-15: the session that the bags are for; one that nobody chose only if it is near. */
function plannedSession(state: ItineraryState): Pick<TripPlan, 'session'> {
  const placeId = state.points?.destination.club?.id;
  const session = campSession(state);
  return session && placeId !== undefined && !isUnsure(state, session) && !isGuessedFar(state, session)
    ? { session: { placeId, id: session.id } }
    : {};
}

/** VL-03, MD-09: the plan of a saved booking, without a past day or sailing. */
export function withPlan(state: ItineraryState, plan: TripPlan | undefined): ItineraryState {
  if (!plan) return state;
  const ahead = (day: CalendarDate | null) => (day !== null && day > state.today ? day : null);
  const leg = (now: LegState, day: CalendarDate | null): LegState =>
    ahead(day) === null ? now : { ...now, ...plannedBy(day), savedDay: now.date !== null };
  const chosen = plan.cruise && ahead(plan.cruise.sails) ? plan.cruise : null;
  return {
    ...state,
    outbound: leg(state.outbound, plan.arriveBy),
    return: leg(state.return, plan.returnArriveBy),
    session: plan.session ?? state.session,
    cruise: chosen ? { ...state.cruise, chosen, again: true } : state.cruise,
  };
}
