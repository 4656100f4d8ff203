import { lengths } from '../constants.ts';
import type { Traveler } from './slice.ts';

type Named = Pick<Traveler, 'firstName' | 'lastName' | 'label'>;

/** The beginning of a text that fits: whole words if at least one fits. Counts composed characters (NFC). */
export function cutAtWord(text: string, max: number): string {
  const letters = [...text.trim().normalize('NFC')];
  if (letters.length <= max) return letters.join('');
  const begun = letters.slice(0, max + 1).join('');
  const words = begun.slice(0, begun.lastIndexOf(' ')).trimEnd();
  if (begun.includes(' ') && words !== '') return words;
  // No letter is cut off from its marks.
  let end = max;
  while (end > 1 && /^\p{M}/u.test(letters[end] ?? '')) end -= 1;
  return letters.slice(0, end).join('').trimEnd();
}

export const wholeName = ({ firstName, lastName }: Pick<Traveler, 'firstName' | 'lastName'>): string =>
  `${firstName.trim()} ${lastName.trim()}`.trim();

/**
 * TR-02: the carrier label's name of a traveler: the chosen one, or else the full name, cut at a word to 19
 * characters.
 */
export const labelName = (traveler: Named): string =>
  cutAtWord(traveler.label?.trim() || wholeName(traveler), lengths.travelerName);

// The okina of Hawaiian names is a letter of no script, and is read as an apostrophe.
const unread = /(?![\p{Script=Latin}\u02BB])\p{L}\p{M}*/gu;

/** Whether carriers can read a text: it has letters, and all of them are Latin. */
export const isLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text) && !text.match(unread);

/** The letters of a text that carriers cannot read, each once. */
export const unreadLetters = (text: string): readonly string[] => [
  ...new Set(text.normalize('NFC').match(unread)),
];

/** Whether carriers cannot read a name: some of its letters are not Latin. A name of only digits is readable. */
export const needsLatin = (name: string): boolean => /\p{L}/u.test(name) && !isLatin(name);

/** Carriers require Latin letters: a name without them needs a separate label name. */
export const lacksLabel = (traveler: Named): boolean =>
  /\p{L}/u.test(wholeName(traveler)) && !isLatin(labelName(traveler));
