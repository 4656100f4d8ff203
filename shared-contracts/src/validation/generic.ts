import { isCalendarDate, parseTypedDate } from '../primitives/calendar-date.ts';
import { isEmail } from './person.ts';
import { lengthProblem } from './text-length.ts';

/** Whether a value holds to a rule. An empty value holds to all: whether it must be there is another question. */
type Rule = (text: string) => boolean;

const whereGiven =
  (rule: Rule): Rule =>
  (text) =>
    text.trim() === '' || rule(text.trim());

function isAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && /^[^.].*\.[^.]{2,}$/.test(url.hostname);
}

/** VL-32: the rules that any field may be held to, alike in browser and server. */
export const genericRules = {
  email: whereGiven(isEmail),
  /** With its scheme, http or https, and a host that has a domain. */
  url: whereGiven(isAddress),
  /** As typed: MM/dd/yyyy. */
  date: whereGiven((text) => parseTypedDate(text) !== null),
  isoDate: whereGiven(isCalendarDate),
  /** With a sign, groups of thousands and decimals if wanted. */
  number: whereGiven((text) => /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(text)),
  digits: whereGiven((text) => /^\d+$/.test(text)),
  /** Letters of any script, with their marks. */
  letters: whereGiven((text) => /^[\p{L}\p{M}]+$/u.test(text)),
} as const satisfies Record<string, Rule>;

/** Counted in characters as people see them, both ends included. */
export const hasLength = (min: number, max: number): Rule =>
  whereGiven((text) => lengthProblem(text, { min, max }) === null);

/** A number between two others, both included. */
export const isBetween = (min: number, max: number): Rule =>
  whereGiven((text) => {
    const value = Number(text.replaceAll(',', ''));
    return genericRules.number(text) && value >= min && value <= max;
  });

/** VL-18: what is said of a number, such as that of a golfer, with more digits than it may have. */
export const tooManyDigits = (text: string, max: number): string | null =>
  text.trim().length > max ? `Please enter no more than ${max} number` : null;
