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
import { type ClosedDays, isClosed } from '../../calendar/public/working-days.ts';
import {
  type AttachBy,
  attachNow,
  attachOnceMailed,
  printBeforeLeaving,
  rareTitles,
  type StepReader,
  stepDetails,
  stepTitles,
} from '../copy/receipt-steps.ts';
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
  /** The closed days of the club where a leg's bags are handed over. */
  closed?: ReadonlyMap<string, ClosedDays>;
  /** The customer, unless it is said. */
  reader?: StepReader;
};

/** The customer's tasks and the events, leg by leg, in date order; nothing before the order itself. */
export const receiptSteps = (legs: readonly Leg[], placed: Placed): Step[] =>
  legs.flatMap((leg) => stepsOf(leg, { ...placed, leavesOn: leavingDay(legs) }));

/** PA-31: the last day on which the travelers are at home, as far as the bags say it; null without an outbound leg. */
const leavingDay = (legs: readonly Leg[]): CalendarDate | null => {
  const outbound = legs.find(({ leg }) => leg === 'outbound');
  return outbound?.cruise?.sails ?? outbound?.arrival_date ?? null;
};

function stepsOf(leg: Leg, placed: Placed & { leavesOn: CalendarDate | null }): Step[] {
  const reader = placed.reader ?? 'customer';
  const titles = stepTitles[reader][leg.leg];
  const { from, to } = placesOf(leg, placed.legs);
  const attachOn = attachDay(leg.pickup_date, placed.on, placed.closed?.get(leg.leg) ?? null);
  return [
    ...customsStep(leg, attachOn, placed),
    leg.leg === 'outbound' && placed.labelsBy
      ? { date: attachOn, title: rareTitles[reader].club, detail: labeledByClub(placed.labelsBy) }
      : { date: attachOn, title: titles.attach, detail: attachDetail(leg, attachOn, placed) },
    leg.drop_off
      ? {
          date: leg.pickup_date,
          title: titles.dropOff,
          detail: dropOffDetail(leg, from, placed.dropOffs?.get(leg.leg)),
        }
      : { date: leg.pickup_date, title: titles.pickup, detail: pickupDetail(leg, from, placed.legs) },
    { date: leg.arrival_date, title: titles.arrive, detail: stepDetails.delivered({ place: to }) },
  ];
}

function attachDetail(
  leg: Leg,
  attachOn: CalendarDate,
  {
    on: placedOn,
    leavesOn,
    reader = 'customer',
  }: Pick<Placed, 'on' | 'reader'> & { leavesOn: CalendarDate | null },
): string {
  const mailedOn = addDays(leg.pickup_date, -labelDaysAhead);
  const sameDay: AttachBy = leg.drop_off ? 'drop-off' : 'driver';
  const by = attachOn < leg.pickup_date ? 'day' : sameDay;
  const days = { mailed: spokenDate(mailedOn), pickup: spokenDate(leg.pickup_date) };
  const how = mailedOn > placedOn ? attachOnceMailed[by](days) : attachNow[by](days);
  return leg.leg === 'return' && leavesOn !== null && mailedOn <= leavesOn
    ? `${how} ${printBeforeLeaving[reader][leg.drop_off ? 'dropOff' : 'pickup']}`
    : how;
}

const dropOffDetail = ({ carrier, pickup_date }: Leg, place: string, known: DropOff | undefined): string =>
  known
    ? dropOffWords({ ...known, place }, carrier, `on ${spokenDate(pickup_date)}`)
    : stepDetails.dropOff({ carrier, place });

/** An order without a stored window: a pickup that is sold with hours names them, any other shows none. */
function pickupDetail({ leg, carrier, pickup_title }: Leg, place: string, legs: Placed['legs']): string {
  const window = legs.find((one) => one.leg === leg)?.window;
  if (window) {
    const [ready, close] = window;
    return stepDetails.comesBetween({
      carrier,
      place,
      ready: spokenHour(ready),
      close: spokenHour(close),
    });
  }
  const [hours] = /between .+/.exec(pickup_title) ?? [];
  return hours ? stepDetails.comesAt({ carrier, place, hours }) : stepDetails.comes({ carrier, place });
}

/** Bags that cross a border need their customs list before their labels are attached. */
function customsStep(leg: Leg, date: CalendarDate, { legs, listed, reader = 'customer' }: Placed): Step[] {
  const ends = legs.find((one) => one.leg === leg.leg);
  if (listed || !ends || leg.leg === 'return' || !crossesBorder(ends)) return [];
  return [
    {
      date,
      title: rareTitles[reader].customs,
      detail: stepDetails.customs,
      section: 'customs',
    },
  ];
}

/** The working day before the pickup on which its club is open, or the day of the order if that is later. */
function attachDay(pickup: CalendarDate, placed: CalendarDate, closed: ClosedDays | null): CalendarDate {
  const day = workingDayBefore(pickup, closed);
  if (day >= placed) return day;
  return placed < pickup ? placed : pickup;
}

/** Longer than a place is closed between two days of work; one that is closed for longer has no better day. */
const searchedDays = 30;

function workingDayBefore(date: CalendarDate, closed: ClosedDays | null): CalendarDate {
  let day = addDays(date, -1);
  for (let tried = 0; tried < searchedDays && (isWeekend(day) || isClosed(day, closed)); tried += 1)
    day = addDays(day, -1);
  return day;
}
