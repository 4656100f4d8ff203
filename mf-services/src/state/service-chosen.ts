import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { requestState } from './answer.ts';
import { dateWayOf } from './date-way.ts';
import { earliestDay, reasonAgainst } from './days.ts';
import { inTimeQuestion } from './questions.ts';
import { dayOfService, latestDayOf, type ServiceDay, type ServiceDayWanted } from './service-day.ts';
import { deadlineOf } from './service-limits.ts';
import { withDate } from './settle.ts';
import type { ItineraryState, LegServices } from './state.ts';

/** What a day must be for a service to arrive by the leg's deadline; null without a deadline. */
export function wantedDay(
  state: ItineraryState,
  leg: LegName,
  serviceLevelId: number | null,
): ServiceDayWanted | null {
  const deadline = deadlineOf(state, leg);
  if (deadline === null) return null;
  const isOpen: ServiceDayWanted['isOpen'] = (date) => reasonAgainst(state, leg, date) === null;
  return { serviceLevelId, deadline, earliest: earliestDay(state, leg), isOpen };
}

/** SV-23: the latest pickup day on which a service meets the leg's deadline; null if none is known. */
export function ownDayOf(state: ItineraryState, leg: LegName, level: number | null): ServiceDay | null {
  const { inTime } = state[leg];
  const dayRequirement = wantedDay(state, leg, level);
  if (!dayRequirement || !inTime.value || requestState(inTimeQuestion(state, leg), inTime) !== 'answered')
    return null;
  return latestDayOf(inTime.value, dayRequirement);
}

/**
 * Whether the page chose the pickup day. A kept booking does not say who chose; the latest day of its service
 * counts as the page's.
 */
function isPagesDay(state: ItineraryState, leg: LegName): boolean {
  const { date, taken, serviceLevelId } = state[leg];
  if (dateWayOf(state, leg) !== 'arrival') return false;
  return (taken ?? ownDayOf(state, leg, serviceLevelId))?.date === date;
}

/** The shown services with their prices and arrivals of another day, until the carriers have answered for it. */
function movedTo(services: LegServices, { date, services: known = [] }: ServiceDay): LegServices {
  const items = services.items.flatMap((item) => {
    const there = known.find(({ carrier_service_level_id: id }) => id === item.carrier_service_level_id);
    return there ? [{ ...item, price_cents: there.price_cents, arrival_date: there.arrival_date }] : [];
  });
  return { ...services, date, items, early: true };
}

/**
 * SV-23: a service that a person chooses for an arrival date takes its own latest day, unless the person chose
 * the day.
 */
export function serviceChosen(
  state: ItineraryState,
  { leg, serviceLevelId, day: wished }: { leg: LegName; serviceLevelId: number; day?: CalendarDate },
): ItineraryState {
  const stateWithService: ItineraryState = {
    ...state,
    [leg]: { ...state[leg], serviceLevelId, arrivalMoved: null },
  };
  const isOwnDay = wished === undefined && isPagesDay(state, leg);
  const day = isOwnDay
    ? ownDayOf(state, leg, serviceLevelId)
    : dayOfService(state[leg].inTime.value ?? [], serviceLevelId, wished);
  if (!day) return stateWithService;
  const dated = withDate(stateWithService, leg, day.date, true);
  const { services } = dated[leg];
  return {
    ...dated,
    [leg]: {
      ...dated[leg],
      ...(isOwnDay
        ? { taken: { ...day, own: true }, savedDay: false }
        : { savedDay: state[leg].taken === null }),
      // The list stays, so that the focus stays on the chosen service.
      services: services.value ? { ...services, value: movedTo(services.value, day) } : services,
    },
  };
}
