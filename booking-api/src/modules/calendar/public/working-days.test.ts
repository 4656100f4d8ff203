import {
  addDays,
  type CalendarDate,
  calendarDate,
  daysBetween,
  weekdayOf,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import fc from 'fast-check';
import {
  arrivalDay,
  type CarrierCalendar,
  type ClosedDays,
  isCarrierDay,
  isWorkingDay,
  nextWorkingDay,
  previousWorkingDay,
  unavailableDaysFrom,
} from './working-days.ts';

const calendar: CarrierCalendar = new Map([
  ['2026-11-26', { name: 'Thanksgiving Day', pickup: true, drop_off: true }],
  ['2026-12-24', { name: 'Christmas Eve', pickup: true, drop_off: false }],
  ['2026-12-25', { name: 'Christmas Day', pickup: true, drop_off: true }],
]);
const day = calendarDate;
const anyDay = fc.integer({ min: 0, max: 3000 }).map((offset) => addDays(day('2026-01-01'), offset));
const anyClub: fc.Arbitrary<ClosedDays> = fc.record({
  weekdays: fc.subarray([1, 2, 3, 4], { maxLength: 4 }),
  dates: fc.array(anyDay, { maxLength: 5 }),
});

describe('working days', () => {
  it('TL-11 skips weekends, holidays and the closed days of the club', () => {
    const mondays: ClosedDays = { weekdays: [1], dates: [] };
    expect(nextWorkingDay(day('2026-11-21'), 'pickup', calendar, null)).toBe('2026-11-23');
    expect(nextWorkingDay(day('2026-11-21'), 'pickup', calendar, mondays)).toBe('2026-11-24');
    expect(nextWorkingDay(day('2026-11-26'), 'pickup', calendar, null)).toBe('2026-11-27');
    expect(previousWorkingDay(day('2026-11-23'), 'pickup', calendar, mondays)).toBe('2026-11-20');
  });

  it('TL-12 ignores the closed days of the club when dropping off at the carrier', () => {
    expect(
      nextWorkingDay(day('2026-11-23'), 'drop_off', calendar, { weekdays: [1], dates: ['2026-11-23'] }),
    ).toBe('2026-11-23');
  });

  it('TL-14 treats pickup and drop-off separately on partial holidays', () => {
    expect(nextWorkingDay(day('2026-12-24'), 'pickup', calendar, null)).toBe('2026-12-28');
    expect(nextWorkingDay(day('2026-12-24'), 'drop_off', calendar, null)).toBe('2026-12-24');
  });

  it('EN-17 counts transit in carrier days and continues to a day when the destination is open', () => {
    expect(arrivalDay(day('2026-11-24'), 2, calendar, null)).toBe('2026-11-27');
    expect(arrivalDay(day('2026-11-24'), 2, calendar, { weekdays: [5], dates: [] })).toBe('2026-11-30');
    expect(arrivalDay(day('2026-11-24'), 2, calendar, { weekdays: [5, 1], dates: [] })).toBe('2026-12-01');
  });

  it('TL-11 always finds a working day, never an earlier one, and keeps a day that already is one', () => {
    fc.assert(
      fc.property(
        anyDay,
        anyClub,
        fc.constantFrom('pickup', 'drop_off', 'delivery'),
        (date, club, movement) => {
          const next = nextWorkingDay(date, movement, calendar, club);
          expect(isWorkingDay(next, movement, calendar, club)).toBe(true);
          expect(daysBetween(date, next)).toBeGreaterThanOrEqual(0);
          expect(nextWorkingDay(next, movement, calendar, club)).toBe(next);
          for (let between: CalendarDate = date; between < next; between = addDays(between, 1)) {
            expect(isWorkingDay(between, movement, calendar, club)).toBe(false);
          }
        },
      ),
    );
  });

  it('EN-17 a shipment never arrives earlier by shipping later or by taking longer', () => {
    fc.assert(
      fc.property(anyDay, fc.nat({ max: 9 }), anyClub, (date, transit, club) => {
        const arrival = arrivalDay(date, transit, calendar, club);
        expect(arrival >= date).toBe(true);
        expect(arrivalDay(addDays(date, 1), transit, calendar, club) >= arrival).toBe(true);
        expect(arrivalDay(date, transit + 1, calendar, club) >= arrival).toBe(true);
        expect([0, 6]).not.toContain(weekdayOf(arrival));
      }),
    );
  });

  it('TL-11, OPEN-47 returns to the same day when it counts forward and back', () => {
    fc.assert(
      fc.property(
        anyDay,
        anyClub,
        fc.constantFrom('pickup', 'drop_off', 'delivery'),
        (date, club, movement) => {
          const next = (from: CalendarDate) => nextWorkingDay(from, movement, calendar, club);
          const previous = (from: CalendarDate) => previousWorkingDay(from, movement, calendar, club);
          const open = next(date);
          expect(previous(open)).toBe(open);
          expect(previous(addDays(next(addDays(open, 1)), -1))).toBe(open);
          expect(next(addDays(previous(addDays(open, -1)), 1))).toBe(open);
        },
      ),
    );
  });

  it('EP-34 lists exactly the days that the carrier refuses', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('pickup', 'drop_off', 'delivery'), (date, movement) => {
        const refused = new Set(unavailableDaysFrom(date, 60, movement, calendar));
        for (let index = 0; index < 60; index += 1) {
          const day = addDays(date, index);
          expect(refused.has(day)).toBe(!isCarrierDay(day, movement, calendar));
        }
        expect(refused.has(nextWorkingDay(date, movement, calendar, null))).toBe(false);
      }),
    );
  });

  it('throws when a place is never open', () => {
    expect(() =>
      nextWorkingDay(day('2026-11-23'), 'pickup', calendar, { weekdays: [1, 2, 3, 4, 5], dates: [] }),
    ).toThrow(RangeError);
  });
});
