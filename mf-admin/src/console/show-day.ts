const format = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A calendar day, `2026-12-24`, as "Thu, Dec 24"; other text is shown unchanged. */
export function showDay(day: string): string {
  const instant = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(instant) ? day : format.format(instant);
}

/** The same in a list: with its year only if that differs from the year of `now`, in milliseconds. */
export const showDayInList = (day: string, now: number): string =>
  day.startsWith(String(new Date(now).getFullYear())) ? showDay(day) : showDayOfYear(day);

/** The same with its year, for days of any year. */
export const showDayOfYear = (day: string): string => `${showDay(day)}, ${day.slice(0, 4)}`;

/** A distant day, whose weekday is not useful: "Dec 31, 2035". */
export const showDateOfYear = (day: string): string => showDayOfYear(day).replace(/^\w+, /, '');
