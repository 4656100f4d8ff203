import { type CalendarDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';

/** A day in words, with its year if that is not the current one. `now` is an instant in milliseconds. */
export const spokenDay = (date: CalendarDate, now: number): string =>
  Number(date.slice(0, 4)) === new Date(now).getUTCFullYear()
    ? spokenDate(date)
    : `${spokenDate(date)}, ${date.slice(0, 4)}`;
