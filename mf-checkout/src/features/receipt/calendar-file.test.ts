import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import * as fc from 'fast-check';
import { receiptOf } from '../../testing/receipts.ts';
import { calendarFile } from './calendar-file.ts';

describe('the calendar file of a receipt', () => {
  it('OPEN-19 the calendar has an all-day event for each step', () => {
    const file = calendarFile(receiptOf());
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    expect(file).toContain('DTSTART;VALUE=DATE:20261202\r\nDTEND;VALUE=DATE:20261203\r\n');
    expect(file).toContain('SUMMARY:Pickup\r\n');
    expect(file).toContain('DTSTAMP:20261121T120000Z');
    expect(file).toContain('At Pine Hollow Golf Club\\, between 9 AM');
  });

  it('every calendar line has at most 75 octets and loses nothing, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const clean = title.replace(/[\r\n\\;,]/g, '');
        const file = calendarFile(
          receiptOf({ next_steps: [{ date: calendarDate('2026-12-31'), title: clean, detail: '' }] }),
        );
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${clean}\r\n`);
      }),
    );
  });
});
