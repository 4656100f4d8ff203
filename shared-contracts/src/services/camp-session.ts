import { addDays, type CalendarDate } from '../primitives/calendar-date.ts';

/** A session of a camp, as a place lists it. */
export interface ListedSession {
  readonly id: number;
  readonly name: string;
  readonly starts_on: CalendarDate;
  readonly ends_on: CalendarDate;
}

/** Bags that arrive longer before a session may not be for it, and a camp may not take them. */
export const sessionDaysAhead = 21;

/** The sessions that are not over, the next one first. */
export const comingSessions = <S extends ListedSession>(sessions: readonly S[], today: CalendarDate): S[] =>
  sessions
    .filter(({ ends_on }) => ends_on >= today)
    .toSorted((a, b) => a.starts_on.localeCompare(b.starts_on));

/**
 * The session that bags of a day are for: one that has begun already and runs until then, or else the next to
 * begin, or else the last. Null when two begin on one day, because either could be meant.
 */
export function fittingSession<S extends ListedSession>(
  coming: readonly S[],
  day: CalendarDate,
  today: CalendarDate,
): S | null {
  const running = coming.find(({ starts_on, ends_on }) => starts_on <= today && ends_on >= day);
  const first = running ?? coming.find(({ starts_on }) => starts_on >= day) ?? coming.at(-1);
  if (!first || coming.some((one) => one !== first && one.starts_on === first.starts_on)) return null;
  return first;
}

/** The last day on which bags for a session may arrive: its first, or its last once it has begun. */
export const dueForSession = (
  { starts_on, ends_on }: Pick<ListedSession, 'starts_on' | 'ends_on'>,
  today: CalendarDate,
): CalendarDate => (starts_on > today ? starts_on : ends_on);

/** Whether bags arrive so long before a session that its camp may not take them. */
export const isFarAhead = ({ starts_on }: Pick<ListedSession, 'starts_on'>, arrival: CalendarDate): boolean =>
  starts_on > addDays(arrival, sessionDaysAhead);
