import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';

/** The product's time. No other code in the server reads the machine's clock. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
  /** The current instant in ISO form, UTC. */
  instant(): string;
};

/**
 * A clock that runs from `start` (ISO instant with offset), or with the machine when absent. `since`: the
 * machine's time at `start`, so that processes started one after the other read the same time; now when
 * absent.
 */
export function createClock(start?: string, machine: () => number = Date.now, since = machine()): Clock {
  const shift = start === undefined ? 0 : Date.parse(start) - since;
  const now = () => machine() + shift;
  return { now, instant: () => new Date(now()).toISOString() };
}

/** The instant this many times 24 hours later, or earlier for a negative number, in ISO form. */
export const daysLater = (from: string | number, days: number): string =>
  new Date(new Date(from).getTime() + days * 86_400_000).toISOString();

/** A stopped clock; for tests. */
export const stoppedClock = (instant: string): Clock => createClock(instant, () => 0);

/** Wall clock and calendar date in a time zone. */
export type LocalTime = Readonly<{ date: CalendarDate; hour: number; minute: number }>;

/** Date and time of day of an instant in an IANA zone. Throws RangeError for an unknown zone. */
export function localTime(instantMs: number, timeZone: string): LocalTime {
  const parts = Object.fromEntries(
    formatter(timeZone)
      .formatToParts(instantMs)
      .map((part) => [part.type, part.value]),
  );
  return {
    date: calendarDate(`${parts.year}-${parts.month}-${parts.day}`),
    hour: Number(parts.hour) % 24,
    minute: Number(parts.minute),
  };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string): Intl.DateTimeFormat {
  const cachedFormatter = formatters.get(timeZone);
  if (cachedFormatter) return cachedFormatter;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(timeZone, made);
  return made;
}
