import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { CarrierEvent } from '../port.ts';

/** What goes wrong with a bag in transit, and how many days late it arrives. */
export type Mishap = {
  daysLate: number;
  /** On the promised day, or on a later one. */
  scans: readonly (Pick<CarrierEvent, 'status' | 'detail' | 'description'> & {
    day: number;
    time: string;
    /** Whether the carrier reports the new day with it. */
    tellsDay?: boolean;
  })[];
  ends?: 'at_counter' | 'damaged' | 'never';
};

const morning = '05:10';
const underWay = 'in_transit';

/** The embedded carrier’s test values: the second line of the address selects the mishap of its bags. */
const mishaps: readonly (readonly [RegExp, Mishap])[] = [
  [
    /\bdelay suite\b/i,
    {
      daysLate: 1,
      scans: [scan('delayed', 'Delayed at the destination facility')],
    },
  ],
  [
    /\bweather suite\b/i,
    {
      daysLate: 1,
      scans: [scan('weather', 'Delayed by weather')],
    },
  ],
  [
    /\bcustoms suite\b/i,
    {
      daysLate: 2,
      scans: [
        scan('at_customs', 'Held at customs, which needs the list of contents'),
        { ...scan(null, 'Released by customs'), day: 1, time: '16:20' },
      ],
    },
  ],
  [
    /\battempt suite\b/i,
    {
      daysLate: 1,
      scans: [
        { day: 0, time: '08:05', status: 'out_for_delivery', description: 'Out for delivery' },
        { ...scan('attempted', 'No one was there to receive it'), time: '15:30' },
      ],
    },
  ],
  [
    /\bcollect suite\b/i,
    {
      daysLate: 1,
      scans: [
        {
          ...scan('ready_to_collect', 'Ready for pickup at the carrier store'),
          status: 'out_for_delivery',
          time: '13:40',
        },
      ],
      ends: 'at_counter',
    },
  ],
  [/\bdamage suite\b/i, { daysLate: 0, scans: [], ends: 'damaged' }],
  [
    /\blost suite\b/i,
    {
      daysLate: 0,
      scans: [
        scan('delayed', 'Missorted at the destination facility'),
        { ...scan('lost', 'Not found. The search continues'), status: 'exception', day: 2, tellsDay: false },
      ],
      ends: 'never',
    },
  ],
];

function scan(detail: CarrierEvent['detail'], description: string): Mishap['scans'][number] {
  return { day: 0, time: morning, status: underWay, detail, description, tellsDay: detail !== null };
}

/** What happens to the bags of an address; undefined where nothing goes wrong. */
export const mishapOf = ({ street2 }: { street2: string }): Mishap | undefined =>
  mishaps.find(([words]) => words.test(street2))?.[1];

/** The day on which a bag with a mishap arrives. */
export const arrivalWith = (promised: CalendarDate, mishap: Mishap | undefined): CalendarDate =>
  addDays(promised, mishap?.daysLate ?? 0);
