import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { paperDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { TripOver } from '../state/days.ts';
import { dateLabel } from './leg-words.ts';

/** The two ways to enter the date of a leg. */
export const dateChoiceWords = {
  title: ({ leg }: { leg: LegName }) => (leg === 'outbound' ? 'Your date' : 'Your return date'),
  arrival: 'Arrive by',
  pickup: ({ dropOff }: { dropOff: boolean }) => (dropOff ? 'Drop off on' : 'Pick up on'),
  next: ({ label }: { label: string }) => `${label}: next days`,
  /**
   * `over`: the day on which a cruise is back or a session ends, before which no return can start. A chosen
   * day is named, because most countries read its digits differently.
   */
  hint: ({
    known,
    over,
    day = null,
  }: {
    known: boolean;
    over: TripOver | null;
    day?: CalendarDate | null;
  }) =>
    known
      ? `${day === null ? 'MM/DD/YYYY' : `${paperDate(day)} (MM/DD/YYYY)`}${over === null ? '' : `, from ${spokenDate(over.day)}, ${overWords[over.kind]}`}`
      : 'Checking which days are open…',
  taken: ({ leg, dropOff, day }: { leg: LegName; dropOff: boolean; day: CalendarDate }) =>
    `${dateLabel(leg, dropOff)}: ${spokenDate(day)}`,
} as const;

const overWords: Readonly<Record<TripOver['kind'], string>> = {
  ship: 'when your ship is back',
  session: 'when the session ends',
};
