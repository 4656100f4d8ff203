import type { CalendarEntry } from '@sendahead/shared-contracts/orders/order-detail';
import ical from 'ical-generator';
import { DateTime } from 'luxon';
import { tzlib_get_ical_block } from 'timezones-ical-library';

/** RFC 5545: the entries with the definitions of their time zones. `stamp` is the time of the order's last change. */
export function calendarFile(
  displayId: string,
  entries: readonly CalendarEntry[],
  version: { stamp: string; sequence: number },
): string {
  const calendar = ical({
    name: `Order ${displayId}`,
    prodId: { company: 'Sendahead', product: 'Orders', language: 'EN' },
    // The calendar itself has no time zone, so its timestamps are UTC as required; each entry names its own.
    timezone: { name: null, generator: zoneBlock },
    x: { 'X-WR-TIMEZONE': entries[0]?.time_zone ?? 'Etc/UTC' },
  });
  for (const entry of entries) {
    const at = (wallClock: string) => DateTime.fromISO(wallClock, { zone: entry.time_zone });
    calendar.createEvent({
      id: entry.uid,
      start: at(entry.starts),
      end: at(entry.ends),
      timezone: entry.time_zone,
      stamp: DateTime.fromISO(version.stamp, { zone: 'utc' }),
      sequence: version.sequence,
      summary: entry.title,
      description: entry.detail,
      location: entry.place,
    });
  }
  return calendar.toString();
}

function zoneBlock(zone: string): string | null {
  const [block] = tzlib_get_ical_block(zone);
  return block ?? null;
}
