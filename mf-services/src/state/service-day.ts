import { spareDays } from '@sendahead/shared-contracts/calendar/spare-days';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { PricedDay, PricedService } from '@sendahead/shared-contracts/services/price-calendar-calls';

/** A pickup day of one service. */
export type ServiceDay = PricedDay & { readonly cheapest: PricedService };

export interface ServiceDayWanted {
  readonly serviceLevelId: number | null;
  readonly deadline: CalendarDate;
  /** The first day on which the leg may start. */
  readonly earliest: CalendarDate;
  /** Whether bags can be handed over on a day, by what only the page knows. */
  readonly isOpen?: (date: CalendarDate) => boolean;
}

/** A service on one day, as the day that is chosen for it. */
const dayOf = (day: PricedDay, service: PricedService): ServiceDay => ({ ...day, cheapest: service });

/** The days, in order, on which a service can leave and still arrive by `by`. */
function daysBy(days: readonly PricedDay[], wanted: ServiceDayWanted, by: CalendarDate): ServiceDay[] {
  const { serviceLevelId, earliest, isOpen } = wanted;
  return days.flatMap((day) => {
    const service = day.services?.find(({ carrier_service_level_id: id }) => id === serviceLevelId);
    if (!service || service.arrival_date > by) return [];
    return day.reason === null && day.date >= earliest && isOpen?.(day.date) !== false
      ? [dayOf(day, service)]
      : [];
  });
}

/**
 * SV-23: the latest pickup day of a service that leaves days to spare, or else the latest that is in time; null if
 * the service is never in time.
 */
export function latestDayOf(days: readonly PricedDay[], wanted: ServiceDayWanted): ServiceDay | null {
  const safe = addDays(wanted.deadline, -spareDays(wanted.deadline));
  return daysBy(days, wanted, safe).at(-1) ?? lastDayOf(days, wanted);
}

/** One day of a service; null if it is not sold on that day. */
export function dayOfService(
  days: readonly PricedDay[],
  serviceLevelId: number,
  date: CalendarDate | undefined,
): ServiceDay | null {
  const day = days.find((one) => one.date === date);
  const service = day?.services?.find(({ carrier_service_level_id: id }) => id === serviceLevelId);
  return day && service ? dayOf(day, service) : null;
}

/** The latest pickup day of a service that is in time, with or without days to spare. */
export const lastDayOf = (days: readonly PricedDay[], wanted: ServiceDayWanted): ServiceDay | null =>
  daysBy(days, wanted, wanted.deadline).at(-1) ?? null;
