import { spokenDate } from '../primitives/calendar-date.ts';
import type { CampSession, Receipt } from './schema.ts';

/** A session in one line, such as `First session, Sat, Jun 19 to Fri, Jul 16`. */
export const sessionTitle = ({ name, starts_on, ends_on }: CampSession): string =>
  `${name}, ${spokenDate(starts_on)} to ${spokenDate(ends_on)}`;

/** Where a traveler stays, and a camper's grade: `Grade 5, Cabin 7`; '' when unknown. */
export const stayWords = ({ grade, stay }: Pick<Receipt['travelers'][number], 'grade' | 'stay'>): string =>
  [grade && /^\d+$/.test(grade) ? `Grade ${grade}` : grade, stay].filter(Boolean).join(', ');
