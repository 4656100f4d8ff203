import { addDays, type CalendarDate, isWeekend, spokenDate } from '../primitives/calendar-date.ts';
import type { Cruise } from './trip-plan.ts';

/**
 * MD-09: bags that are not at the port on the last weekday before do not sail; carriers deliver none on a
 * weekend.
 */
export function dueAtPort({ sails }: Pick<Cruise, 'sails'>): CalendarDate {
  const dayBefore = addDays(sails, -1);
  return isWeekend(dayBefore) ? dueAtPort({ sails: dayBefore }) : dayBefore;
}

/** MD-09: the day of the ship's return, from which the return bags can be picked up; null when unknown. */
export const backAtPort = ({ sails, nights }: Pick<Cruise, 'sails' | 'nights'>): CalendarDate | null =>
  nights === undefined ? null : addDays(sails, nights);

/** A cruise in one line, such as `Aurora Dawn (Aurora Line), sails Sun, Dec 13, 2026`. */
export const cruiseTitle = ({ ship, line, sails }: Cruise): string =>
  `${ship} (${line}), sails ${spokenDate(sails)}, ${sails.slice(0, 4)}`;
