import type { DayRules } from '../calendar/calendar.tsx';
import { readDate, showDate } from '../dates/show-date.ts';

/** The meaning of a typed text: nothing, an available day, or a sentence that says what is wrong. */
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
    return { kind: 'problem', message: `The earliest possible date is ${showDate(rules.min)}.` };
  }
  if (rules.max && date > rules.max) {
    return { kind: 'problem', message: `The latest possible date is ${showDate(rules.max, 'input')}.` };
  }
  const reason = rules.unavailable?.(date) ?? null;
  if (reason === null) return { kind: 'date', date };
  const near = [nearestDay(date, -1, rules), nearestDay(date, 1, rules)].filter((day) => day !== null);
  const instead = near.length > 0 ? ` Choose ${near.map((day) => showDate(day)).join(' or ')}.` : '';
  return { kind: 'problem', message: `${showDate(date)} is not available: ${reason}.${instead}` };
}

/** Longer than a weekend with its holidays. */
const searchedDays = 7;

const dayMs = 86_400_000;

/** The next available day after the date, or before it with a `step` of -1; null if no such day is near. */
function nearestDay(date: string, step: 1 | -1, { min, max, unavailable }: DayRules): string | null {
  for (let days = 1; days <= searchedDays; days += 1) {
    const near = new Date(Date.parse(`${date}T00:00:00Z`) + step * days * dayMs).toISOString().slice(0, 10);
    if ((min && near < min) || (max && near > max)) return null;
    if (!unavailable?.(near)) return near;
  }
  return null;
}
