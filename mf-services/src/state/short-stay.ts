import {
  addDays,
  type CalendarDate,
  daysBetween,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import type { PricedDay } from '@sendahead/shared-contracts/services/price-calendar-calls';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { arrivalOf } from './chosen-service.ts';
import { dateWayOf } from './date-way.ts';
import { wantedDay } from './service-chosen.ts';
import { lastDayOf, type ServiceDay, type ServiceDayWanted } from './service-day.ts';
import { deadlineOf } from './service-limits.ts';
import type { ItineraryState } from './state.ts';

/** With fewer days at the destination, the page asks whether the return may start later. */
const fewDays = 3;

/** The few days that bags are at the destination, and a later return pickup. */
export interface ShortStay {
  readonly days: number;
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  readonly later: {
    readonly serviceLevelId: number;
    readonly title: string;
    readonly day: CalendarDate;
    readonly arrival: CalendarDate;
  } | null;
}

/** The first whole day at the destination: after the arrival, and not before the day for which the bags are needed. */
function firstDayThere(state: ItineraryState, pickup: CalendarDate): CalendarDate | null {
  const arrival = arrivalOf(state, 'outbound');
  if (arrival === null) return null;
  const [next, needed] = [addDays(arrival, 1), deadlineOf(state, 'outbound')];
  return needed !== null && needed > next && needed < pickup ? needed : next;
}

/**
 * A later pickup that is still in time: that of the same service without days to spare, or else the cheapest of the
 * others, as late as it can be.
 */
export function laterPickup(
  days: readonly PricedDay[],
  wanted: ServiceDayWanted,
  than: CalendarDate,
): ServiceDay | null {
  const levels = new Set(
    days.flatMap(({ services = [] }) => services.map((one) => one.carrier_service_level_id)),
  );
  const later = (serviceLevelId: number | null) => {
    const day = lastDayOf(days, { ...wanted, serviceLevelId });
    return day !== null && day.date > than ? day : null;
  };
  const [cheapest] = [...levels]
    .map(later)
    .filter((day) => day !== null)
    .toSorted((a, b) => a.cheapest.price_cents - b.cheapest.price_cents);
  return later(wanted.serviceLevelId) ?? cheapest ?? null;
}

/**
 * SV-25: a return planned by its arrival that takes the bags away soon after they have come; null if it does not, or
 * if a person chose the pickup day.
 */
export function shortStayOf(state: ItineraryState): ShortStay | null {
  const { date, taken, serviceLevelId, inTime } = state.return;
  if (date === null || taken?.date !== date || dateWayOf(state, 'return') !== 'arrival') return null;
  const from = firstDayThere(state, date);
  const days = from === null ? fewDays : Math.max(daysBetween(from, date), 0);
  if (from === null || days >= fewDays) return null;
  const dayRequirement = wantedDay(state, 'return', serviceLevelId);
  const later = inTime.value && dayRequirement ? laterPickup(inTime.value, dayRequirement, date) : null;
  return {
    days,
    from,
    until: addDays(date, -1),
    later: later && {
      serviceLevelId: later.cheapest.carrier_service_level_id,
      title: serviceTitle(later.cheapest.carrier, later.cheapest.service_type_name),
      day: later.date,
      arrival: later.cheapest.arrival_date,
    },
  };
}
