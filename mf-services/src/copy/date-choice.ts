import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { paperDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { dateLabel } from './leg-words.ts';

/** The two ways to enter the date of a leg. */
export const dateChoiceWords = {
  title: ({ leg }: { leg: LegName }) => (leg === 'outbound' ? 'Your date' : 'Your return date'),
  arrival: 'Arrive by',
  pickup: ({ dropOff }: { dropOff: boolean }) => (dropOff ? 'Drop off on' : 'Pick up on'),
  next: ({ label }: { label: string }) => `${label}: next days`,
  /**
   * `ship`: the day on which a cruise is back, before which no return can start. A chosen day is named,
   * because most countries read its digits differently.
   */
  hint: ({
    known,
    ship,
    day = null,
  }: {
    known: boolean;
    ship: CalendarDate | null;
    day?: CalendarDate | null;
  }) =>
    known
      ? `${day === null ? 'MM/DD/YYYY' : `${paperDate(day)} (MM/DD/YYYY)`}${ship === null ? '' : `, from ${spokenDate(ship)}, when your ship is back`}`
      : 'Checking which days are open…',
  taken: ({ leg, dropOff, day }: { leg: LegName; dropOff: boolean; day: CalendarDate }) =>
    `${dateLabel(leg, dropOff)}: ${spokenDate(day)}`,
} as const;
