import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import ical from 'ical-generator';

/** The library reads the day of a whole-day event in UTC. */
const midnight = (date: CalendarDate): Date => new Date(`${date}T00:00:00Z`);

/** The next steps of an order as a calendar file (RFC 5545): one whole-day event for each. */
export function calendarFile({ display_id, placed_at, next_steps }: Receipt): string {
  const calendar = ical({ prodId: { company: 'Sendahead', product: 'Receipt', language: 'EN' } });
  for (const [index, { date, title, detail }] of next_steps.entries())
    calendar.createEvent({
      id: `${display_id}-${index + 1}@sendahead`,
      allDay: true,
      start: midnight(date),
      end: midnight(addDays(date, 1)),
      stamp: new Date(placed_at),
      summary: title,
      description: `${detail} Order ${display_id}`,
    });
  return calendar.toString();
}
