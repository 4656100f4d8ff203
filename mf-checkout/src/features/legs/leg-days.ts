import { daysOnTheWay } from '@sendahead/shared-contracts/calendar/rules';
import { dropOffFeeId } from '@sendahead/shared-contracts/constants';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ServiceOption } from '@sendahead/shared-contracts/services/schema';
import type { ItineraryLeg } from '@sendahead/shared-contracts/services/slice';
import type { LegDay } from '@sendahead/shared-ui/booking';
import { legDayWords } from '../../copy/summary.ts';

/**
 * The days between pickup or drop-off and delivery, as published by the services section, which knows the carrier's
 * calendar; without it, only weekends are marked.
 */
function between(from: CalendarDate, service: ServiceOption, idleDays: ItineraryLeg['idleDays']): LegDay[] {
  const days = daysOnTheWay({
    from,
    to: service.arrival_date,
    transitDays: service.transit_days,
    holidays: {},
  });
  return days.map(({ date, why }): LegDay => {
    const reason = idleDays ? (idleDays.find((idle) => idle.date === date)?.why ?? null) : why;
    return reason === null ? { kind: 'transit', date } : { kind: 'idle', date, why: reason };
  });
}

/** The days of a leg from pickup or drop-off to delivery; empty until its dates and service are chosen. */
export function legDays({ pickupDate, service, idleDays, ...leg }: ItineraryLeg): LegDay[] {
  if (pickupDate === null || service === null) return [];
  // MD-03: travelers may have separate pickups; each visit is listed once.
  const ways = [leg, ...(leg.golfers ?? [])];
  const dropOff = ways.every(({ pickupFeeId }) => pickupFeeId === dropOffFeeId);
  return [
    {
      kind: dropOff ? 'drop-off' : 'pickup',
      date: pickupDate,
      what:
        [...new Set(ways.map(({ pickupTitle }) => pickupTitle))].join('; ') ||
        (dropOff ? legDayWords.dropOff : legDayWords.pickup),
    },
    ...between(pickupDate, service, idleDays),
    { kind: 'delivery', date: service.arrival_date, what: legDayWords.delivery(service) },
  ];
}
