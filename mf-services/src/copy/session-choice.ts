import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { CampSession } from '../state/camp-session.ts';

export const sessionChoiceWords = {
  label: 'Session',
  open: 'Select a session',
} as const;

/** A session with its days; the year tells those of two summers apart. */
export function sessionLabel(
  { name, starts_on, ends_on }: CampSession,
  others: readonly CampSession[],
): string {
  const year = ends_on.slice(0, 4);
  const days = `${name}, ${spokenDate(starts_on)} to ${spokenDate(ends_on)}`;
  return others.every((one) => one.ends_on.startsWith(year)) ? days : `${days}, ${year}`;
}
