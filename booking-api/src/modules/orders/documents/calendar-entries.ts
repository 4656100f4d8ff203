import { legNames } from '@sendahead/shared-contracts/orders/leg-name';
import type { CalendarEntry } from '@sendahead/shared-contracts/orders/order-detail';
import { carrierName } from '@sendahead/shared-contracts/services/carrier-name';
import { defaultWindow } from '../public/hours/default-window.ts';
import { addressLines } from '../public/label-data.ts';
import type { Parcel } from '../public/parcels.ts';

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The days of an order, leg by leg: each handover in use, and arrival, in local time. */
export function calendarEntriesOf(displayId: string, parcels: readonly Parcel[]): CalendarEntry[] {
  return legNames.flatMap((leg): CalendarEntry[] => {
    const own = parcels.filter((parcel) => parcel.leg === leg && parcel.status !== 'cancelled');
    const [first] = own;
    if (!first) return [];
    const { carriage } = first;
    const uid = (what: string) => `${displayId}-${leg}-${what}@sendahead`;
    const ways = Map.groupBy(own, ({ carriage: { dropOff, window } }) => `${dropOff} ${window}`);
    return [
      ...[...ways.values()].map((bags, index) => ({
        ...handOverOf(displayId, bags, bags[0] ?? first),
        uid: uid(index === 0 ? 'hand-over' : `hand-over-${index + 1}`),
      })),
      {
        ...detailOf(displayId, own),
        uid: uid('arrival'),
        title: `Arrival of ${counted(own)} (${displayId})`,
        place: addressLines(carriage.to).join(', '),
        starts: `${carriage.arrivalDate}T09:00`,
        ends: `${carriage.arrivalDate}T20:00`,
        time_zone: carriage.toZone,
      },
    ];
  });
}

/** Bags with the same handover. */
function handOverOf(
  displayId: string,
  bags: readonly Parcel[],
  { carriage }: Parcel,
): Omit<CalendarEntry, 'uid'> {
  const [ready, close] = carriage.window ?? defaultWindow;
  return {
    ...detailOf(displayId, bags),
    title: `${carriage.dropOff ? 'Drop off' : 'Pickup of'} ${counted(bags)} (${displayId})`,
    place: addressLines(carriage.from).join(', '),
    starts: `${carriage.shipDate}T${clock(ready)}`,
    ends: `${carriage.shipDate}T${clock(close)}`,
    time_zone: carriage.fromZone,
  };
}

const counted = ({ length }: readonly Parcel[]): string => (length === 1 ? '1 bag' : `${length} bags`);

function detailOf(displayId: string, bags: readonly Parcel[]) {
  const numbers = bags.flatMap(({ tracking_number }) => tracking_number ?? []);
  return {
    detail: [`Order ${displayId}, ${carrierName(bags[0]?.carriage.carrier ?? '')}.`, ...numbers].join('\n'),
  };
}
