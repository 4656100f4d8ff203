import { type CalendarDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';

/** A day with its year: staff look at orders of any. */
export const showDay = (date: CalendarDate): string => `${spokenDate(date)}, ${date.slice(0, 4)}`;
