import { type CalendarDate, daysBetween, spokenDate } from '../primitives/calendar-date.ts';

/** Why the bags are wanted on a day, in the order in which it is said when two are the same day. */
export const lateForReasons = ['arrival', 'move_in', 'session', 'sailing', 'needed_by'] as const;
export type LateForReason = (typeof lateForReasons)[number];

/** Outbound bags that arrive after their traveler. */
export interface LateBags {
  readonly what: LateForReason;
  readonly day: CalendarDate;
  readonly arrival_date: CalendarDate;
}

/** TR-29: the first of the days that is before the bags arrive; null if the bags are in time for all. */
export function lateBags(
  arrival: CalendarDate | null | undefined,
  days: Partial<Record<LateForReason, CalendarDate | null | undefined>>,
): LateBags | null {
  if (!arrival) return null;
  const [first] = lateForReasons
    .flatMap((what) => {
      const day = days[what];
      return day && day < arrival ? [{ what, day, arrival_date: arrival }] : [];
    })
    .toSorted((a, b) => a.day.localeCompare(b.day));
  return first ?? null;
}

const events: Readonly<Record<LateForReason, string>> = {
  arrival: 'the traveler arrives',
  move_in: 'move-in day',
  session: 'the session begins',
  sailing: 'the ship sails',
  needed_by: 'the day they are needed',
};

/** The same in one sentence, wherever it is said. */
export function lateBagsText({ what, day, arrival_date: arrival }: LateBags): string {
  const days = daysBetween(day, arrival);
  return `The bags arrive ${spokenDate(arrival)}, ${days === 1 ? 'a day' : `${days} days`} after ${events[what]}, ${spokenDate(day)}.`;
}
