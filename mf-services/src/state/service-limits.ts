import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { dueAtPort } from '@sendahead/shared-contracts/services/cruise';
import { endsOf } from './ends.ts';
import type { ItineraryState, LegName } from './state.ts';

/** Why a service cannot be chosen, and the last day on which its bags could arrive. */
export interface ServiceLimit {
  readonly kind: 'sailing' | 'session';
  readonly until: CalendarDate;
  readonly place: string;
}

/** MD-09: the day by which a ship's bags are due. Bags that go elsewhere by now miss none. */
function sailingLimit({ cruise, points }: ItineraryState): ServiceLimit | null {
  const { chosen } = cruise;
  if (chosen === null || points?.destination.club?.id !== chosen.port.id) return null;
  return { kind: 'sailing', until: dueAtPort(chosen), place: chosen.ship };
}

/** The last day of a camp's last session. */
function sessionLimit(state: ItineraryState, leg: LegName): ServiceLimit | null {
  const club = endsOf(state, leg)?.to.club;
  return club?.sessionsUntil ? { kind: 'session', until: club.sessionsUntil, place: club.name } : null;
}

/** Why bags may not arrive on a day; null where they may. */
export function limitOf(state: ItineraryState, leg: LegName, arrival: CalendarDate): ServiceLimit | null {
  const limits = [leg === 'outbound' ? sailingLimit(state) : null, sessionLimit(state, leg)];
  return limits.find((limit) => limit !== null && arrival > limit.until) ?? null;
}
