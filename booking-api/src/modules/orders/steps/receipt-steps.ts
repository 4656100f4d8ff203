import { labelDaysAhead } from '@sendahead/shared-contracts/constants';
import { dropOffWords } from '@sendahead/shared-contracts/orders/drop-off-words';
import { labeledByClub } from '@sendahead/shared-contracts/orders/labeled-by-club';
import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import {
  addDays,
  type CalendarDate,
  isWeekend,
  spokenDate,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import type { BookedLeg } from '../../bookings/public/draft.ts';
import { crossesBorder } from '../documents/packing-list.ts';
import type { DropOff } from '../public/hours/drop-off.ts';
import { spokenHour } from '../public/hours/spoken-hour.ts';
import { placesOf } from '../public/places/spoken-place.ts';

type Step = Receipt['next_steps'][number];
type Leg = Receipt['legs'][number];
/** Further data of a booking. */
type Placed = {
  /** The day on which it was placed. */
  on: CalendarDate;
  legs: readonly BookedLeg[];
  /** Whether the customs list is complete. */
  listed?: boolean;
  /** The drop-off deadline and place of a leg's bags. */
  dropOffs?: ReadonlyMap<string, DropOff>;
  /** The club that labels the outbound bags; null or absent when their owner does. */
  labelsBy?: string | null;
};

/** The customer's tasks and the events, leg by leg, in date order; nothing before the order itself. */
export const receiptSteps = (legs: readonly Leg[], placed: Placed): Step[] =>
  legs.flatMap((leg) => stepsOf(leg, placed));

function stepsOf(leg: Leg, placed: Placed): Step[] {
  const way = leg.leg === 'return' ? 'return ' : '';
  const { from, to } = placesOf(leg, placed.legs);
  const window = placed.legs.find((one) => one.leg === leg.leg)?.window;
  const attachOn = attachDay(leg.pickup_date, placed.on);
  const handOver: Step = leg.drop_off
    ? {
        date: leg.pickup_date,
        title: `Drop off your ${way}bags`,
        detail: dropOffDetail(leg, from, placed.dropOffs?.get(leg.leg)),
      }
    : {
        date: leg.pickup_date,
        title: `We pick up your ${way}bags`,
        detail: `${leg.carrier} comes to ${from}${window ? between(window) : hoursOf(leg.pickup_title)}.`,
      };
  const mailedOn = addDays(leg.pickup_date, -labelDaysAhead);
  const before =
    attachOn < leg.pickup_date
      ? `before ${spokenDate(leg.pickup_date)}`
      : `before ${leg.drop_off ? 'you drop them off' : 'the driver comes'}`;
  return [
    ...customsStep(leg, attachOn, placed),
    leg.leg === 'outbound' && placed.labelsBy
      ? { date: attachOn, title: 'The club labels your bags', detail: labeledByClub(placed.labelsBy) }
      : {
          date: attachOn,
          title: `Attach your ${way}labels`,
          detail:
            mailedOn > placed.on
              ? `We email your labels on ${spokenDate(mailedOn)}. Print them and attach one to each bag ${before}.`
              : `Print the labels and attach one to each bag ${before}.`,
        },
    handOver,
    { date: leg.arrival_date, title: `Your ${way}bags arrive`, detail: `Delivered to ${to}.` },
  ];
}

const dropOffDetail = (leg: Leg, place: string, known: DropOff | undefined): string =>
  known
    ? dropOffWords({ ...known, place }, leg.carrier, `on ${spokenDate(leg.pickup_date)}`)
    : `Drop off your bags at any ${leg.carrier} store near ${place}.`;

const between = ([ready, close]: readonly [number, number]): string =>
  ` between ${spokenHour(ready)} and ${spokenHour(close)}`;

/** An order without a stored window: a pickup that is sold with hours names them, any other shows none. */
const hoursOf = (pickupTitle: string): string => {
  const [hours] = /between .+/.exec(pickupTitle) ?? [];
  return hours ? ` ${hours}` : '';
};

/** Bags that cross a border need their customs list before their labels are attached. */
function customsStep(leg: Leg, date: CalendarDate, { legs, listed }: Placed): Step[] {
  const ends = legs.find((one) => one.leg === leg.leg);
  if (listed || !ends || leg.leg === 'return' || !crossesBorder(ends)) return [];
  return [
    {
      date,
      title: 'List your bags for customs',
      detail: 'Open your order and list what’s in each bag. Add a copy of the traveler’s passport.',
      section: 'customs',
    },
  ];
}

/** The working day before the pickup, or the day of the order if that is later. */
function attachDay(pickup: CalendarDate, placed: CalendarDate): CalendarDate {
  const day = workingDayBefore(pickup);
  if (day >= placed) return day;
  return placed < pickup ? placed : pickup;
}

function workingDayBefore(date: CalendarDate): CalendarDate {
  let day = addDays(date, -1);
  while (isWeekend(day)) day = addDays(day, -1);
  return day;
}
