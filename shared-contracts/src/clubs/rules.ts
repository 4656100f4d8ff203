import type { Facility } from './schema.ts';

const flags = [
  'closed_monday',
  'closed_tuesday',
  'closed_wednesday',
  'closed_thursday',
  'closed_friday',
] as const;

/** The weekdays on which a club is closed, 1 Monday … 5 Friday, from its flags (EN-03). */
export const closedWeekdaysOf = (facility: Pick<Facility, (typeof flags)[number]>): number[] =>
  flags.flatMap((flag, index) => (facility[flag] ? [index + 1] : []));

/** AD-25: hidden form value, weekday numbers separated by comma and space: `1, 2`. */
export const writeClosedDays = (weekdays: readonly number[]): string => weekdays.join(', ');

export const readClosedDays = (text: string): number[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /^[0-6]$/.test(part))
    .map(Number);
