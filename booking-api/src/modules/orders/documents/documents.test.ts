import { PDFDocument } from '@cantoo/pdf-lib';
import type { CalendarEntry, OrderLabel } from '@sendahead/shared-contracts/orders/order-detail';
import { addDays, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { calendarFile } from './calendar-file.ts';
import { labelPdf } from './label-pdf.ts';
import { shownText } from './shown-text.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 80 });
const label = (text: string, note?: string): OrderLabel => ({
  ...(note === undefined ? {} : { note }),
  leg: 'outbound',
  number: 1,
  of: 1,
  traveler: text,
  item: text,
  carrier: 'FEDEX',
  service: 'GROUND',
  tracking_number: '780000000015',
  ship_date: calendarDate('2026-11-24'),
  from: [text, text],
  to: [text, text, text, text, text, text],
  weight_pounds: 42,
  qr: '780000000015',
});

describe('the text on a label', () => {
  it.each([
    ['Łódź 東京', 'Łódź 東京'],
    ['Zoe\u0308', 'Zoë'],
    ['a\tb\r\nc', 'a b  c'],
    ['\u202eevil\u0000', 'evil'],
  ])('prints %j as %j', (text, written) => {
    expect(shownText(text)).toBe(written);
  });

  it.each([
    ['US', 612],
    ['CA', 612],
    ['IE', 595],
  ])('PA-23 labels from %s are on the paper of its home printers', async (country, width) => {
    const orders = [{ displayId: 'SA-1', labels: [label('Ann', 'Club')] }];
    const pdf = await PDFDocument.load(await labelPdf(orders, { sample: false, paper: 'letter', country }));
    expect(pdf.getPage(0).getWidth()).toBe(width);
  });

  it('the text on a label can be drawn for any name', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const pdf = await PDFDocument.load(
          await labelPdf([{ displayId: text, labels: [label(text, text)] }], { sample: false, paper: '4x6' }),
        );
        expect(pdf.getPageCount()).toBe(1);
      }),
      { numRuns: process.env.TRIALS === 'full' ? 40 : 10 },
    );
  });
});

describe('a calendar file', () => {
  const zones = ['America/New_York', 'Pacific/Honolulu', 'Pacific/Guam', 'America/St_Johns', 'Europe/London'];
  const entry = (change: Partial<CalendarEntry>): CalendarEntry => ({
    uid: 'SA-1-outbound-hand-over@sendahead',
    title: 'Pickup',
    detail: '',
    place: '',
    starts: '2026-11-24T09:00',
    ends: '2026-11-24T17:00',
    time_zone: 'America/New_York',
    ...change,
  });
  const eventOf = (text: string) => {
    const calendar = new ICAL.Component(ICAL.parse(text));
    const event = calendar.getFirstSubcomponent('vevent');
    if (!event) throw new Error('no event');
    return { event: new ICAL.Event(event), calendar };
  };

  it('escapes typed text, so that it never becomes a line', () => {
    const typed = 'A, B; C\\D\nDTSTART:20200101T000000Z\r\nEND:VCALENDAR';
    const text = calendarFile('SA-1', [entry({ place: typed, title: typed })], {
      stamp: '2026-11-23T15:00:00Z',
      sequence: 1,
    });
    const { event } = eventOf(text);
    expect(event.location.replaceAll('\r', '')).toBe(typed.replaceAll('\r', ''));
    expect(text.match(/^DTSTART;TZID/gm)).toHaveLength(1);
    expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1);
    expect(text).not.toContain('\r\nDTSTART:20200101');
  });

  it('a calendar file has the correct local hour on every day of the year, including clock changes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.nat(700), (time_zone, offset) => {
        const day = addDays(calendarDate('2026-01-01'), offset);
        const text = calendarFile(
          'SA-1',
          [entry({ time_zone, starts: `${day}T09:00`, ends: `${day}T17:00` })],
          {
            stamp: '2026-01-01T00:00:00Z',
            sequence: 0,
          },
        );
        const { event, calendar } = eventOf(text);
        const zone = calendar.getFirstSubcomponent('vtimezone');
        if (!zone) throw new Error('no time zone');
        const start = event.startDate;
        start.zone = new ICAL.Timezone(zone);
        const shown = new Intl.DateTimeFormat('sv-SE', {
          timeZone: time_zone,
          dateStyle: 'short',
          timeStyle: 'short',
        }).format(start.toJSDate());
        expect(shown).toBe(`${day} 09:00`);
      }),
      { numRuns: 60 },
    );
  });
});
