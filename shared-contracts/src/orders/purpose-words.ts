import { type CalendarDate, spokenDate } from '../primitives/calendar-date.ts';
import { cruiseTitle } from '../services/cruise.ts';
import type { Cruise } from '../services/trip-plan.ts';
import type { CampSession, Receipt } from './schema.ts';

/** A session in one line, such as `First session, Sat, Jun 19 to Fri, Jul 16`. */
const sessionTitle = ({ name, starts_on, ends_on }: CampSession): string =>
  `${name}, ${spokenDate(starts_on)} to ${spokenDate(ends_on)}`;

export interface PurposeFact {
  readonly title: string;
  readonly value: string;
}

/** PA-27: what the bags of a leg are for, on pages, papers and mails: the ship and its sailing, the session. */
export const purposeFacts = ({
  cruise,
  session,
}: Pick<Receipt['legs'][number], 'cruise' | 'session'>): PurposeFact[] => [
  ...(cruise ? [{ title: 'Cruise', value: cruiseTitle(cruise) }] : []),
  ...(session ? [{ title: 'Session', value: sessionTitle(session) }] : []),
];

/** The same as lines of a text. */
export const purposeLines = (leg: Parameters<typeof purposeFacts>[0]): string[] =>
  purposeFacts(leg).map(({ title, value }) => `${title}: ${value}`);

/** What a bag is for, and where its traveler stays, as its carrier and its place know it. */
export interface BagPurpose {
  readonly cruise?: Pick<Cruise, 'ship' | 'sails'> | undefined;
  /** The name of a camp session. */
  readonly session?: string | undefined;
  /** A camper's bunk, or a student's hall and room. */
  readonly stay?: string | undefined;
}

export interface PurposeWords {
  readonly sails: (day: CalendarDate) => string;
}

const english: PurposeWords = { sails: (day) => `sails ${spokenDate(day)}` };

/** PA-27: what a bag is for in one short line of a label or a letter; '' when unknown. */
export const bagPurpose = ({ cruise, session, stay }: BagPurpose, words: PurposeWords = english): string =>
  [cruise && `${cruise.ship}, ${words.sails(cruise.sails)}`, session, stay].filter(Boolean).join(', ');

/** Where a traveler stays, and a camper's grade: `Grade 5, Cabin 7`; '' when unknown. */
export const stayWords = ({ grade, stay }: Pick<Receipt['travelers'][number], 'grade' | 'stay'>): string =>
  [grade && /^\d+$/.test(grade) ? `Grade ${grade}` : grade, stay].filter(Boolean).join(', ');
