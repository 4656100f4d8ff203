import type { DayRules } from '../calendar/calendar.tsx';
import { readDate, showDate } from '../dates/show-date.ts';

/** What a typed text amounts to: nothing, a day to be had, or a sentence about what is wrong. */
export type TypedDate =
  | { kind: 'empty' }
  | { kind: 'date'; date: string }
  | { kind: 'problem'; message: string };

/** Reads typed text under the rules of the calendar next to it. */
export function typedDate(text: string, rules: DayRules): TypedDate {
  if (text.trim() === '') return { kind: 'empty' };
  const date = readDate(text);
  if (date === null)
    return { kind: 'problem', message: 'Enter the date as month, day and year, like 12/24/2026.' };
  if (rules.min && date < rules.min) {
    return { kind: 'problem', message: `The earliest possible date is ${showDate(rules.min, 'input')}.` };
  }
  if (rules.max && date > rules.max) {
    return { kind: 'problem', message: `The latest possible date is ${showDate(rules.max, 'input')}.` };
  }
  const reason = rules.unavailable?.(date) ?? null;
  if (reason !== null) return { kind: 'problem', message: `${showDate(date)} is not available: ${reason}.` };
  return { kind: 'date', date };
}
