import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import ical from 'ical-generator';
import { DateTime } from 'luxon';

/** A day of a leg in a subscribed calendar. */
export type TrackedDay = { uid: string; title: string; day: CalendarDate; place: string };

/** Whole days, so that no time zone can shift them; a day that moves keeps its UID as a new version. */
export function trackCalendar(
  days: readonly TrackedDay[],
  { stamp, name }: { stamp: string; name: string },
): string {
  const calendar = ical({
    name,
    prodId: { company: 'Sendahead', product: 'Tracking', language: 'EN' },
    ttl: 3600,
  });
  const at = DateTime.fromISO(stamp, { zone: 'utc' });
  for (const { uid, title, day, place } of days)
    calendar.createEvent({
      id: uid,
      start: DateTime.fromISO(day, { zone: 'utc' }),
      allDay: true,
      summary: title,
      location: place,
      stamp: at,
      sequence: Math.floor(at.toSeconds()),
    });
  return calendar.toString();
}
