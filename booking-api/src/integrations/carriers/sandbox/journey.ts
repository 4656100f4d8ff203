import {
  addDays,
  type CalendarDate,
  daysBetween,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import { DateTime } from 'luxon';
import type { Carriage, CarrierEvent } from '../port.ts';

/** Everything that will happen to a bag if nothing goes wrong, oldest first: by its days, in the local time of each place. */
export function journeyOf(carriage: Carriage, boughtAt: string): CarrierEvent[] {
  const { shipDate, arrivalDate, from, to } = carriage;
  const at = (date: CalendarDate, time: string, zone: string) =>
    DateTime.fromISO(`${date}T${time}`, { zone }).toUTC().toISO() ?? `${date}T12:00:00.000Z`;
  const start = cityOf(from);
  const end = cityOf(to);
  const events: CarrierEvent[] = [
    { at: boughtAt, status: 'label_ready', description: 'Label created', place: start },
    {
      at: at(shipDate, carriage.dropOff ? '12:10' : '14:20', carriage.fromZone),
      status: 'picked_up',
      description: carriage.dropOff ? 'Dropped off at a carrier location' : 'Picked up by the driver',
      place: start,
    },
    {
      at: at(shipDate, '20:45', carriage.fromZone),
      status: 'in_transit',
      description: 'Left the origin facility',
      place: start,
    },
  ];
  if (daysBetween(shipDate, arrivalDate) > 1)
    events.push({
      at: at(addDays(arrivalDate, -1), '21:30', carriage.toZone),
      status: 'in_transit',
      description: 'Arrived at the destination facility',
      place: end,
    });
  if (isWrong(to))
    events.push({
      at: at(arrivalDate, '06:20', carriage.toZone),
      status: 'in_transit',
      description: 'Address set right by the carrier',
      place: end,
      addressCorrected: true,
    });
  events.push(
    {
      at: at(arrivalDate, '08:05', carriage.toZone),
      status: 'out_for_delivery',
      description: 'Out for delivery',
      place: end,
    },
    {
      at: at(arrivalDate, '13:40', carriage.toZone),
      status: 'delivered',
      description: 'Delivered',
      place: end,
    },
  );
  return events;
}

/** The embedded carrier's test value: an address whose second line says so is one that it has to set right. */
const isWrong = ({ street2 }: Carriage['to']): boolean => /\bwrong suite\b/i.test(street2);

const cityOf = ({ city, state }: Carriage['from']): string => [city, state].filter(Boolean).join(', ');
