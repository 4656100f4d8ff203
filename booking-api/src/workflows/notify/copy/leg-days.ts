import { dropOffWords } from '@sendahead/shared-contracts/orders/drop-off-words';
import { type LegName, legNames } from '@sendahead/shared-contracts/orders/leg-name';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { carrierName } from '@sendahead/shared-contracts/services/carrier-name';
import { defaultWindow } from '../../../modules/orders/public/hours/default-window.ts';
import type { DropOff } from '../../../modules/orders/public/hours/drop-off.ts';
import { spokenHour } from '../../../modules/orders/public/hours/spoken-hour.ts';
import { addressLines } from '../../../modules/orders/public/label-data.ts';
import type { Parcel } from '../../../modules/orders/public/parcels.ts';
import { spokenPlace } from '../../../modules/orders/public/places/spoken-place.ts';

const names: Readonly<Record<LegName, string>> = { outbound: 'Outbound', return: 'Return' };

export const returnIsBack = 'Your return is booked again.';

/** CH-35: the days of each leg that is not canceled, where an order has two; nothing for an order of one leg. */
export function daysOfLegs(parcels: readonly Parcel[]): string[] {
  const open = parcels.filter(({ status }) => status !== 'cancelled');
  const days = legNames.flatMap((leg) => {
    const first = open.find((parcel) => parcel.leg === leg);
    if (!first) return [];
    const { dropOff, arrivalDate } = first.carriage;
    const start = `${dropOff ? 'drop-off' : 'pickup'} ${spokenDate(first.ship_date)}`;
    return [`${names[leg]}: ${start}, arrives ${spokenDate(arrivalDate)}.`];
  });
  return days.length > 1 ? days : [];
}

/** The carrier's current last day, next to the booked one. */
export function dueLines(parcels: readonly Parcel[], first: Parcel | undefined): string[] {
  const due = parcels
    .flatMap(({ expected_on }) => (expected_on ? [expected_on] : []))
    .toSorted()
    .at(-1);
  if (!due || !first) return [];
  return [`New arrival: ${spokenDate(due)}. Booked: ${spokenDate(first.carriage.arrivalDate)}.`];
}

/** When and where bags are picked up or dropped off. */
export function handOverLines({ carriage, ship_date }: Parcel, dropOff: DropOff | undefined): string[] {
  const [ready, close] = carriage.window ?? defaultWindow;
  const day = spokenDate(ship_date);
  return [
    ...(dropOff
      ? [
          dropOffWords(
            { ...dropOff, place: spokenPlace(carriage.from) },
            carrierName(carriage.carrier),
            `on ${day}`,
          ),
        ]
      : [
          `The driver comes on ${day} between ${spokenHour(ready)} and ${spokenHour(close)}.`,
          `From: ${addressLines(carriage.from).join(', ')}.`,
        ]),
  ];
}
