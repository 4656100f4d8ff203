import type { CutOffZone } from '../../calendar/public/cut-off-store.ts';
import type { HolidayCalendar } from '../../calendar/public/holiday-store.ts';

/** A calendar by its id: `UPS-US` is a carrier’s, `MX` the public holidays of a country. */
export function calendarOf(id: string): HolidayCalendar {
  const [country = '', carrier = null] = id.split('-').reverse();
  return { carrier, country };
}

export const idOfCalendar = ({ carrier, country }: HolidayCalendar): string =>
  carrier === null ? country : `${carrier}-${country}`;

/** A day of a calendar as its history names it: `UPS-US/2026-12-24`. */
export const subjectOf = (calendar: string, date: string): string => `${calendar}/${date}`;

/** A zone of cut-off hours by its id: `US` is the whole country, `US-967` its codes that begin so. */
export function zoneOf(id: string): CutOffZone {
  const [country = '', zip_prefix = ''] = id.split('-');
  return { country, zip_prefix };
}

export const idOfZone = ({ country, zip_prefix }: CutOffZone): string =>
  zip_prefix === '' ? country : `${country}-${zip_prefix}`;
