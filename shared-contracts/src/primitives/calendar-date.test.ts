import * as fc from 'fast-check';
import {
  addDays,
  calendarDate,
  daysBetween,
  formatDate,
  isCalendarDate,
  isWeekend,
  parseTypedDate,
  spokenDate,
  weekdayName,
  weekdayOf,
} from './calendar-date.ts';

const anyDate = fc
  .integer({ min: -20_000, max: 40_000 })
  .map((days) => addDays(calendarDate('2026-11-21'), days));

describe('calendar dates', () => {
  it.each(['2027-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '21.11.2026', ''])('refuses %p', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
  it('knows leap days', () => {
    expect(isCalendarDate('2028-02-29')).toBe(true);
  });
  it('knows the existing days, like the platform’s calendar', () => {
    const parts = [fc.integer({ min: 1, max: 9999 }), fc.nat({ max: 14 }), fc.nat({ max: 33 })] as const;
    fc.assert(
      fc.property(...parts, (year, month, day) => {
        const [m, d] = [month, day].map((part) => String(part).padStart(2, '0'));
        const text = `${String(year).padStart(4, '0')}-${m}-${d}`;
        const instant = new Date(`${text}T00:00:00Z`);
        const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
        expect(isCalendarDate(text)).toBe(exists);
      }),
      { numRuns: 2000 },
    );
  });
  it('adding and subtracting days returns to the same date', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });
  it('counts days and weekdays as the platform’s calendar does', () => {
    // From the first year to the last that is written with four digits.
    const anyDay = fc.integer({ min: -719_162, max: 2_932_896 });
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -40, max: 40 }), (number, days) => {
        const instant = new Date(number * 86_400_000);
        const date = calendarDate(instant.toISOString().slice(0, 10));
        expect(weekdayOf(date)).toBe(instant.getUTCDay());
        fc.pre(number + days >= -719_162 && number + days <= 2_932_896);
        const other = new Date((number + days) * 86_400_000).toISOString().slice(0, 10);
        expect(addDays(date, days)).toBe(other);
      }),
      { numRuns: 2000 },
    );
  });
  it('CN-01 reads back what it shows', () => {
    fc.assert(fc.property(anyDate, (date) => expect(parseTypedDate(formatDate(date))).toBe(date)));
    expect(parseTypedDate('2/30/2027')).toBeNull();
  });
  it('CO-75 names Sunday as the seventh day as well', () => {
    expect([0, 1, 6, 7].map(weekdayName)).toEqual(['Sunday', 'Monday', 'Saturday', 'Sunday']);
  });
  it('a date has the name of its weekday', () => {
    const saturday = calendarDate('2026-11-21');
    expect([weekdayOf(saturday), isWeekend(saturday), spokenDate(saturday)]).toEqual([
      6,
      true,
      'Sat, Nov 21',
    ]);
  });
});
