import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { type CalendarDate, daysBetween } from '@sendahead/shared-contracts/primitives/calendar-date';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { chosenService, isServiceLate, servicesOf } from './chosen-service.ts';
import { earliestDay } from './days.ts';
import { bestInTime } from './in-time.ts';
import { ownDayOf } from './service-chosen.ts';
import { deadlineOf, limitOf } from './service-limits.ts';
import type { ItineraryState } from './state.ts';

/**
 * What arrives in time: the same service on its latest day, another one on the chosen day, or the best of other
 * days.
 */
export interface WayInTime {
  readonly kind: 'own_day' | 'service' | 'day';
  readonly serviceLevelId: number;
  readonly title: string;
  readonly day: CalendarDate;
  readonly arrival: CalendarDate;
}

export interface LateService {
  readonly daysLate: number;
  readonly deadline: CalendarDate;
  /** Null if nothing is in time. */
  readonly way: WayInTime | null;
}

/**
 * VL-26: how late the chosen service is for the deadline, and what would be in time; null if it is not late.
 */
export function lateServiceOf(state: ItineraryState, leg: LegName): LateService | null {
  const [deadline, service] = [deadlineOf(state, leg), chosenService(state, leg)];
  if (deadline === null || service === null || !isServiceLate(state, leg)) return null;
  const way =
    sameServiceInTime(state, leg) ?? inTimeOnSameDay(state, leg, deadline) ?? inTimeOnOtherDay(state, leg);
  return { daysLate: daysBetween(deadline, service.arrival_date), deadline, way };
}

/** The cheapest service in time on the chosen day. */
function inTimeOnSameDay(state: ItineraryState, leg: LegName, deadline: CalendarDate): WayInTime | null {
  const services = servicesOf(state, leg);
  const [cheapest] = (services?.items ?? [])
    .filter(({ arrival_date: day }) => day <= deadline && limitOf(state, leg, day) === null)
    .toSorted((a, b) => a.price_cents - b.price_cents);
  if (!services || !cheapest) return null;
  return {
    kind: 'service',
    serviceLevelId: cheapest.carrier_service_level_id,
    title: serviceTitle(cheapest.carrier, cheapest.service_name, cheapest.transit_days),
    day: services.date,
    arrival: cheapest.arrival_date,
  };
}

/** SV-24: a dearer service is offered only if the chosen one is never in time. */
function sameServiceInTime(state: ItineraryState, leg: LegName): WayInTime | null {
  const { serviceLevelId } = state[leg];
  const ownDay = ownDayOf(state, leg, serviceLevelId);
  if (!ownDay || serviceLevelId === null) return null;
  const { carrier, service_type_name, arrival_date } = ownDay.cheapest;
  return {
    kind: 'own_day',
    serviceLevelId,
    title: serviceTitle(carrier, service_type_name),
    day: ownDay.date,
    arrival: arrival_date,
  };
}

function inTimeOnOtherDay(state: ItineraryState, leg: LegName): WayInTime | null {
  const { value } = state[leg].inTime;
  const best = value && bestInTime(value, earliestDay(state, leg));
  if (!best) return null;
  const { carrier_service_level_id, carrier, service_type_name, arrival_date } = best.cheapest;
  return {
    kind: 'day',
    serviceLevelId: carrier_service_level_id,
    title: serviceTitle(carrier, service_type_name),
    day: best.date,
    arrival: arrival_date,
  };
}
