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

/** The last day on which bags for a session may arrive: its first, or its last once it has begun. */
export const dueForSession = (
  { starts_on, ends_on }: Pick<ListedSession, 'starts_on' | 'ends_on'>,
  today: CalendarDate,
): CalendarDate => (starts_on > today ? starts_on : ends_on);

/** Whether bags arrive so long before a session that its camp may not take them. */
export const isFarAhead = ({ starts_on }: Pick<ListedSession, 'starts_on'>, arrival: CalendarDate): boolean =>
  starts_on > addDays(arrival, sessionDaysAhead);
