import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { LegName } from '../state/state.ts';
import { dateLabel } from './leg-words.ts';

/** The two ways to say the date of a leg. */
export const dateChoiceWords = {
  title: ({ leg }: { leg: LegName }) => (leg === 'outbound' ? 'Your date' : 'Your return date'),
  arrival: 'Arrive by',
  pickup: ({ dropOff }: { dropOff: boolean }) => (dropOff ? 'Drop off on' : 'Pick up on'),
  next: ({ label }: { label: string }) => `${label}: next days`,
  hint: ({ known }: { known: boolean }) => (known ? 'MM/DD/YYYY' : 'Checking which days are open…'),
  taken: ({ leg, dropOff, day }: { leg: LegName; dropOff: boolean; day: CalendarDate }) =>
    `${dateLabel(leg, dropOff)}: ${spokenDate(day)}`,
} as const;
