import { isCalendarDate, parseTypedDate } from '../primitives/calendar-date.ts';
import { isEmail } from './person.ts';
import { lengthProblem } from './text-length.ts';

/** Whether a value satisfies a rule. An empty value satisfies all: being required is a separate rule. */
type Rule = (text: string) => boolean;

const whereGiven =
  (rule: Rule): Rule =>
  (text) =>
    text.trim() === '' || rule(text.trim());

function isAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && /^[^.].*\.[^.]{2,}$/.test(url.hostname);
}

/** VL-32: the rules that any field may have, the same in browser and server. */
export const genericRules = {
  email: whereGiven(isEmail),
  /** With its scheme, http or https, and a host with a domain. */
  url: whereGiven(isAddress),
  /** As typed: MM/dd/yyyy. */
  date: whereGiven((text) => parseTypedDate(text) !== null),
  isoDate: whereGiven(isCalendarDate),
  /** Optionally with a sign, thousands separators and decimals. */
  number: whereGiven((text) => /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(text)),
  digits: whereGiven((text) => /^\d+$/.test(text)),
  /** Letters of any script, with their marks. */
  letters: whereGiven((text) => /^[\p{L}\p{M}]+$/u.test(text)),
} as const satisfies Record<string, Rule>;

/** Counted in visible characters, both ends included. */
export const hasLength = (min: number, max: number): Rule =>
  whereGiven((text) => lengthProblem(text, { min, max }) === null);

/** A number between two others, inclusive. */
export const isBetween = (min: number, max: number): Rule =>
  whereGiven((text) => {
    const value = Number(text.replaceAll(',', ''));
    return genericRules.number(text) && value >= min && value <= max;
  });

/** VL-18: the error of a number, such as a golfer's, with more digits than allowed. */
export const tooManyDigits = (text: string, max: number): string | null =>
  text.trim().length > max ? `Please enter no more than ${max} number` : null;
