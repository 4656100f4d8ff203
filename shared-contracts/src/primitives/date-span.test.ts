import fc from 'fast-check';
import { addDays, type CalendarDate, calendarDate, paperDate } from './calendar-date.ts';
import { datesOf, spansOf, spokenSpan } from './date-span.ts';

const day = (text: string): CalendarDate => calendarDate(text);
const anyDates = fc
  .uniqueArray(fc.integer({ min: 0, max: 60 }))
  .map((days) => days.map((offset) => addDays(day('2026-12-01'), offset)));

describe('spans of dates', () => {
  it('CO-13 a closed season is one span, even across the turn of the year', () => {
    expect(spansOf(datesOf({ from: day('2026-11-01'), through: day('2027-04-30') }))).toEqual([
      { from: '2026-11-01', through: '2027-04-30' },
    ]);
  });

  it('spans contain exactly the dates they were made of, and never touch each other', () => {
    fc.assert(
      fc.property(anyDates, (dates) => {
        const spans = spansOf(dates);
        expect(spans.flatMap(datesOf)).toEqual([...dates].toSorted());
        for (const [index, { through }] of spans.entries())
          expect(spans[index + 1]?.from).not.toBe(addDays(through, 1));
      }),
    );
  });

  it('a span that ends before it begins has no days', () => {
    expect(datesOf({ from: day('2026-12-02'), through: day('2026-12-01') })).toEqual([]);
  });

  it('a span is written with one date or with two', () => {
    const christmas = { from: day('2026-12-25'), through: day('2026-12-25') };
    expect(spokenSpan(christmas)).toBe('Fri, Dec 25');
    expect(spokenSpan({ from: day('2026-12-24'), through: day('2027-01-02') }, paperDate)).toBe(
      'Thu, Dec 24, 2026 to Sat, Jan 2, 2027',
    );
  });
});
