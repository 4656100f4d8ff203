import {
  addDays,
  type CalendarDate,
  daysBetween,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import { DateTime } from 'luxon';
import type { Carriage, CarrierEvent } from '../port.ts';
import { arrivalWith, type Mishap, mishapOf } from './mishaps.ts';

/**
 * Everything that will happen to a bag, oldest first: by its days, in the local time of each place, including
 * the mishap that the address requests.
 */
export function journeyOf(carriage: Carriage, boughtAt: string): CarrierEvent[] {
  const { arrivalDate, to } = carriage;
  const end = placeAt(to, carriage.toZone);
  const mishap = mishapOf(to);
  return [
    ...departure(carriage, boughtAt),
    ...(isWrong(to)
      ? [
          end(arrivalDate, '06:20', 'in_transit', 'Address corrected by the carrier', {
            addressCorrected: true,
          }),
        ]
      : []),
    ...(mishap ? scansOf(mishap, arrivalDate, end) : []),
    ...endOf(mishap, arrivalWith(arrivalDate, mishap), end),
  ];
}

/** From the label to the destination’s facility. */
function departure(carriage: Carriage, boughtAt: string): CarrierEvent[] {
  const { shipDate, arrivalDate, from, to } = carriage;
  const start = placeAt(from, carriage.fromZone);
  const end = placeAt(to, carriage.toZone);
  const handOver = carriage.dropOff
    ? start(shipDate, '12:10', 'picked_up', 'Dropped off at a carrier store')
    : start(shipDate, '14:20', 'picked_up', 'Picked up by the driver');
  return [
    { ...start(shipDate, '00:00', 'label_ready', 'Label created'), at: boughtAt },
    handOver,
    start(shipDate, '20:45', 'in_transit', 'Left the origin facility'),
    ...(daysBetween(shipDate, arrivalDate) > 1
      ? [end(addDays(arrivalDate, -1), '21:30', 'in_transit', 'Arrived at the destination facility')]
      : []),
  ];
}

type At = ReturnType<typeof placeAt>;

const scansOf = ({ scans, daysLate }: Mishap, promised: CalendarDate, end: At): CarrierEvent[] =>
  scans.map(({ day, time, status, description, detail, tellsDay }) =>
    end(addDays(promised, day), time, status, description, {
      ...(detail ? { detail } : {}),
      ...(tellsDay && daysLate > 0 ? { expectedOn: addDays(promised, daysLate) } : {}),
    }),
  );

function endOf(mishap: Mishap | undefined, arrival: CalendarDate, end: At): CarrierEvent[] {
  switch (mishap?.ends) {
    case 'never':
      return [];
    case 'at_counter':
      return [end(arrival, '11:00', 'delivered', 'Picked up at the store')];
    case 'damaged':
      return [
        end(arrival, '08:05', 'out_for_delivery', 'Out for delivery'),
        end(arrival, '13:40', 'delivered', 'Delivered with damaged packaging', { detail: 'damaged' }),
      ];
    case undefined:
      return [
        end(arrival, '08:05', 'out_for_delivery', 'Out for delivery'),
        end(arrival, '13:40', 'delivered', 'Delivered'),
      ];
  }
}

/** Makes the scans of a place, in its time. */
function placeAt({ city, state }: Carriage['from'], zone: string) {
  const place = [city, state].filter(Boolean).join(', ');
  return (
    date: CalendarDate,
    time: string,
    status: CarrierEvent['status'],
    description: string,
    more: Partial<CarrierEvent> = {},
  ): CarrierEvent => ({
    at: DateTime.fromISO(`${date}T${time}`, { zone }).toUTC().toISO() ?? `${date}T12:00:00.000Z`,
    status,
    description,
    place,
    ...more,
  });
}

/**
 * The embedded carrier's test value: a marker in the second line of an address that the carrier must correct.
 */
const isWrong = ({ street2 }: Carriage['to']): boolean => /\bwrong suite\b/i.test(street2);
