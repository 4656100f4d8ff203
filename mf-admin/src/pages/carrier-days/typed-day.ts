import type { CarrierDay, CarrierDayFields } from '@sendahead/shared-contracts/console/carrier-day-calls';
import {
  type CalendarDate,
  isCalendarDate,
  isWeekend,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Stops, stopsOf } from '../../copy/carrier-days.ts';

/** A day as it is being typed. */
export interface DayEntry {
  readonly calendar: string;
  readonly date: string;
  readonly name: string;
  readonly stops: Stops;
  readonly source: string;
  readonly checked: string;
}

/** The days that can be added. */
export interface DaysToCome {
  readonly today: CalendarDate;
  readonly last_day: CalendarDate;
}

export const newDay = (calendar: string, today: string): DayEntry => ({
  calendar,
  date: '',
  name: '',
  stops: 'both',
  source: '',
  checked: today,
});

export const typedOf = ({ calendar, date, fields }: CarrierDay): DayEntry => ({
  calendar,
  date,
  name: fields.name,
  stops: stopsOf(fields),
  source: fields.source,
  checked: fields.checked_on ?? '',
});

export const fieldsOf = ({ name, stops, source, checked }: DayEntry): CarrierDayFields => ({
  name: name.trim(),
  stops_pickup: stops !== 'delivery',
  stops_delivery: stops !== 'pickup',
  source: source.trim(),
  checked_on: isCalendarDate(checked) ? checked : null,
});

/** Why a day cannot be added; the same rules as the server's. */
export function dayProblem(date: string, { today, last_day }: DaysToCome): string | undefined {
  if (date === '') return 'required';
  if (!isCalendarDate(date)) return 'not_a_date';
  if (date < today) return 'past_day';
  if (date > last_day) return 'too_far';
  return isWeekend(date) ? 'weekend' : undefined;
}

/** The problems of a new day, by its fields. */
export function problemsOf(typed: DayEntry, toCome: DaysToCome): Record<string, string> {
  const date = dayProblem(typed.date, toCome);
  return {
    ...(typed.calendar === '' ? { calendar: 'required' } : {}),
    ...(date ? { date } : {}),
    ...namelessOf(typed),
    ...(typed.source.trim() === '' ? { source: 'required' } : {}),
  };
}

/** The problems of an existing day, which may have no source. */
export const namelessOf = ({ name }: DayEntry): Record<string, string> =>
  name.trim() === '' ? { name: 'required' } : {};
