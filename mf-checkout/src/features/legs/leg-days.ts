import { dropOffFeeId } from '@sendahead/shared-contracts/constants';
import {
  addDays,
  type CalendarDate,
  daysBetween,
  isWeekend,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Leg } from '@sendahead/shared-contracts/services/slice';
import type { LegDay } from '@sendahead/shared-ui/leg-timeline';

const between = (from: CalendarDate, to: CalendarDate): LegDay[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) - 1) }, (_, index) => {
    const date = addDays(from, index + 1);
    return isWeekend(date) ? { kind: 'idle', date, why: 'Weekend' } : { kind: 'transit', date };
  });

/** The days of a leg from hand-over to delivery; empty while its dates or service are not chosen. */
export function legDays({ pickupFeeId, pickupTitle, pickupDate, service }: Leg): LegDay[] {
  if (pickupDate === null || service === null) return [];
  const dropOff = pickupFeeId === dropOffFeeId;
  return [
    {
      kind: dropOff ? 'drop-off' : 'pickup',
      date: pickupDate,
      what: pickupTitle || (dropOff ? 'Drop-off' : 'Pickup'),
    },
    ...between(pickupDate, service.arrival_date),
    { kind: 'delivery', date: service.arrival_date, what: `Delivery by ${service.carrier}` },
  ];
}
