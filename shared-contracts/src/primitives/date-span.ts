import { addDays, type CalendarDate, daysBetween, spokenDate } from './calendar-date.ts';

/** Consecutive days, both ends included. */
export interface DateSpan {
  readonly from: CalendarDate;
  readonly through: CalendarDate;
}

/** Every day of a span; empty when it ends before it begins. */
export const datesOf = ({ from, through }: DateSpan): CalendarDate[] =>
  Array.from({ length: Math.max(0, daysBetween(from, through) + 1) }, (_, day) => addDays(from, day));

/** The fewest spans that contain exactly these dates, in calendar order. */
export function spansOf(dates: readonly CalendarDate[]): DateSpan[] {
  const spans: DateSpan[] = [];
  for (const date of [...new Set(dates)].toSorted()) {
    const last = spans.at(-1);
    if (last && addDays(last.through, 1) === date) spans[spans.length - 1] = { ...last, through: date };
    else spans.push({ from: date, through: date });
  }
  return spans;
}

/** `Thu, Dec 24`, or `Sun, Nov 1 to Wed, Mar 31`. */
export const spokenSpan = ({ from, through }: DateSpan, speak = spokenDate): string =>
  from === through ? speak(from) : `${speak(from)} to ${speak(through)}`;
