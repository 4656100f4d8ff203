import type { CalendarEntry } from '@sendahead/shared-contracts/orders/life-schema';
import { addressLines } from '../public/label-data.ts';
import type { Parcel } from '../public/parcels.ts';

/** Of orders from before their hours were kept. */
const usualWindow = [9, 17] as const;
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The days of an order, leg by leg: hand over, and arrival, each in the time of its place. */
export function calendarEntriesOf(displayId: string, parcels: readonly Parcel[]): CalendarEntry[] {
  return (['outbound', 'return'] as const).flatMap((leg): CalendarEntry[] => {
    const own = parcels.filter((parcel) => parcel.leg === leg && parcel.status !== 'cancelled');
    const [first] = own;
    if (!first) return [];
    const { carriage } = first;
    const bags = own.length === 1 ? '1 bag' : `${own.length} bags`;
    const numbers = own.flatMap(({ tracking_number }) => tracking_number ?? []);
    const detail = [`Order ${displayId}, ${carriage.carrier}.`, ...numbers].join('\n');
    const entry = (
      what: 'hand-over' | 'arrival',
      title: string,
      date: string,
      [from, to]: readonly [string, string],
    ): CalendarEntry => {
      const place = what === 'hand-over' ? carriage.from : carriage.to;
      return {
        uid: `${displayId}-${leg}-${what}@sendahead`,
        title: `${title} (${displayId})`,
        detail,
        place: addressLines(place).join(', '),
        starts: `${date}T${from}`,
        ends: `${date}T${to}`,
        time_zone: what === 'hand-over' ? carriage.fromZone : carriage.toZone,
      };
    };
    const [ready, close] = carriage.window ?? usualWindow;
    return [
      entry('hand-over', carriage.dropOff ? `Drop off ${bags}` : `Pickup of ${bags}`, carriage.shipDate, [
        clock(ready),
        clock(close),
      ]),
      entry('arrival', `Arrival of ${bags}`, carriage.arrivalDate, ['09:00', '20:00']),
    ];
  });
}
