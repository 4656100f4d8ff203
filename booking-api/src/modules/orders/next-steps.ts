import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import {
  addDays,
  type CalendarDate,
  isWeekend,
  spokenDate,
} from '@sendahead/shared-contracts/primitives/calendar-date';

type Step = Receipt['next_steps'][number];
type Leg = Receipt['legs'][number];

/** What the customer does and what happens, leg by leg, in the order of its dates. */
export const nextSteps = (legs: readonly Leg[]): Step[] => legs.flatMap(stepsOf);

function stepsOf(leg: Leg): Step[] {
  const way = leg.leg === 'return' ? 'return ' : '';
  const handOver: Step = leg.drop_off
    ? {
        date: leg.pickup_date,
        title: `Drop off your ${way}bags`,
        detail: `Bring them to a ${leg.carrier} location near ${leg.from.name} before it closes.`,
      }
    : {
        date: leg.pickup_date,
        title: `We collect your ${way}bags`,
        detail: `${leg.carrier} comes to ${leg.from.name}. ${leg.pickup_title}.`,
      };
  return [
    {
      date: workingDayBefore(leg.pickup_date),
      title: `Attach your ${way}labels`,
      detail: `Print the labels and tie one to each bag before ${spokenDate(leg.pickup_date)}.`,
    },
    handOver,
    { date: leg.arrival_date, title: `Your ${way}bags arrive`, detail: `Delivered to ${leg.to.name}.` },
  ];
}

function workingDayBefore(date: CalendarDate): CalendarDate {
  let day = addDays(date, -1);
  while (isWeekend(day)) day = addDays(day, -1);
  return day;
}
