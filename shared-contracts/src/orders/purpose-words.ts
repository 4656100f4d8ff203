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
  /** TR-25: when a student moves in. */
  readonly moveIn?: CalendarDate | undefined;
}

export interface PurposeWords {
  readonly sails: (day: CalendarDate) => string;
  readonly movesIn: (day: CalendarDate) => string;
}

const english: PurposeWords = {
  sails: (day) => `sails ${spokenDate(day)}`,
  movesIn: (day) => `moves in ${spokenDate(day)}`,
};

/** PA-27: what a bag is for in one short line of a label or a letter; '' when unknown. */
export const bagPurpose = (
  { cruise, session, stay, moveIn }: BagPurpose,
  words: PurposeWords = english,
): string =>
  [cruise && `${cruise.ship}, ${words.sails(cruise.sails)}`, session, stay, moveIn && words.movesIn(moveIn)]
    .filter(Boolean)
    .join(', ');

type Stay = Pick<Receipt['travelers'][number], 'grade' | 'stay' | 'move_in'>;

/** Where a traveler stays from when, and a camper's grade: `Grade 5, Cabin 7`; '' when unknown. */
export const stayWords = ({ grade, stay, move_in: moveIn }: Stay): string =>
  [grade && /^\d+$/.test(grade) ? `Grade ${grade}` : grade, bagPurpose({ stay, moveIn })]
    .filter(Boolean)
    .join(', ');

/** TR-25: the days on which the travelers of an email move in, by name where they differ. */
export function moveInLines(travelers: readonly (Stay & { readonly name: string })[]): string[] {
  const days = new Set(travelers.map(({ move_in: day }) => day));
  const [only] = days;
  if (days.size === 1) return only ? [`Move-in day: ${spokenDate(only)}`] : [];
  return travelers.flatMap(({ name, move_in: day }) =>
    day ? [`Move-in day of ${name}: ${spokenDate(day)}`] : [],
  );
}
