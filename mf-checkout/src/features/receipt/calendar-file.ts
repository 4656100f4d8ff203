import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';

const lineEnd = '\r\n';
const maxOctets = 75;

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const day = (date: CalendarDate): string => date.replaceAll('-', '');

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** RFC 5545: lines end after 75 octets at the latest and go on after a space, which counts as the next line's first. */
function folded(line: string): string {
  let text = '';
  let used = 0;
  for (const character of line) {
    const octets = octetsOf(character);
    if (used + octets > maxOctets) {
      text += `${lineEnd} `;
      used = 1;
    }
    text += character;
    used += octets;
  }
  return text;
}

/** What happens next as a calendar file (RFC 5545): one whole-day event for each step. */
export function calendarFile({ display_id, placed_at, next_steps }: Receipt): string {
  const stamp = new Date(placed_at).toISOString().replace(/[-:]|\.\d+/g, '');
  const events = next_steps.flatMap(({ date, title, detail }, index) => [
    'BEGIN:VEVENT',
    `UID:${display_id}-${index + 1}@sendahead`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day(date)}`,
    `DTEND;VALUE=DATE:${day(addDays(date, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`${detail} Order ${display_id}`)}`,
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sendahead//Receipt//EN',
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join(lineEnd);
}
