import * as fc from 'fast-check';
import { addDays, calendarDate, isWeekend, weekdayOf } from '../primitives/calendar-date.ts';
import { dayReason, daysOnTheWay, type HandOverRules, nextHandOverDay } from './rules.ts';

const day = calendarDate;
const rules = (over: Partial<HandOverRules> = {}): HandOverRules => ({
  earliest: day('2026-11-23'),
  latest: day('2027-11-23'),
  dropOff: false,
  holidays: { '2026-11-26': { name: 'Thanksgiving Day', pickup: true, drop_off: true } },
  unavailable: [],
  club: null,
  ...over,
});
const club = { end: 'origin' as const, closedWeekdays: [1], closedDates: [day('2026-12-02')] };

describe('a handover day', () => {
  it.each([
    ['VL-01', '2026-11-28', rules(), 'weekend'],
    ['VL-02', '2026-11-26', rules(), 'holiday'],
    ['VL-03', '2026-11-30', rules({ club }), 'origin_club_closed'],
    ['VL-03', '2026-12-02', rules({ club }), 'origin_club_closed'],
    ['VL-05', '2026-11-30', rules({ club: { ...club, end: 'destination' } }), 'destination_club_closed'],
    ['VL-03', '2026-11-16', rules({ club }), 'past'],
    ['EP-34', '2026-11-25', rules({ unavailable: [day('2026-11-25')] }), 'carrier_closed'],
    ['EP-34', '2027-11-24', rules(), 'too_far'],
    ['VL-01', '2026-11-25', rules({ club }), null],
  ] as const)('a handover day judges %s on %s', (_, date, given, reason) => {
    expect(dayReason(day(date), given)).toBe(reason);
  });

  it('VL-04 TL-12 ignores the club when the bags are dropped off at the carrier', () => {
    expect(dayReason(day('2026-11-30'), rules({ club, dropOff: true }))).toBeNull();
  });

  it('TL-17 follows the flag of the movement on a holiday', () => {
    const holidays = { '2026-11-27': { name: 'Day after Thanksgiving', pickup: true, drop_off: false } };
    expect(dayReason(day('2026-11-27'), rules({ holidays }))).toBe('holiday');
    expect(dayReason(day('2026-11-27'), rules({ holidays, dropOff: true }))).toBeNull();
  });
});

describe('the next handover day', () => {
  it('TL-11 TL-14 OPEN-47 moves forward over holiday, weekend and a closed Monday', () => {
    const given = rules({ club, unavailable: [day('2026-11-27')] });
    expect(nextHandOverDay(day('2026-11-26'), given)).toBe('2026-12-01');
  });

  it('TL-11 the next handover day is the first open day on or after the requested one, whatever is closed', () => {
    const dates = fc.integer({ min: -5, max: 380 }).map((offset) => addDays(day('2026-11-23'), offset));
    fc.assert(
      fc.property(
        dates,
        fc.array(dates, { maxLength: 40 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }),
        fc.boolean(),
        (from, unavailable, closedWeekdays, dropOff) => {
          const given = rules({ unavailable, dropOff, club: { ...club, closedWeekdays } });
          const found = nextHandOverDay(from, given);
          const [, start = from] = [from, given.earliest].sort();
          if (found === null) {
            for (let date = start; date <= given.latest; date = addDays(date, 1)) {
              expect(dayReason(date, given)).not.toBeNull();
            }
            return;
          }
          expect(dayReason(found, given)).toBeNull();
          expect(isWeekend(found)).toBe(false);
          if (!dropOff) expect(closedWeekdays).not.toContain(weekdayOf(found));
          for (let date = start; date < found; date = addDays(date, 1)) {
            expect(dayReason(date, given)).not.toBeNull();
          }
        },
      ),
    );
  });
});

describe('SV-08 the days between handover and delivery', () => {
  const thanksgiving = {
    '2026-11-26': { name: 'Thanksgiving Day', pickup: true, drop_off: true },
    '2026-11-27': { name: 'Day after Thanksgiving', pickup: true, drop_off: false },
  };
  const between = (from: string, to: string, transitDays: number) =>
    daysOnTheWay({ from: day(from), to: day(to), transitDays, holidays: thanksgiving }).map(
      ({ date, why }) => `${date.slice(8)} ${why ?? 'moves'}`,
    );

  it('the days between handover and delivery move on a holiday that stops only pickups', () => {
    expect(between('2026-11-24', '2026-12-01', 4)).toEqual([
      '25 moves',
      '26 Thanksgiving Day',
      '27 moves',
      '28 Weekend',
      '29 Weekend',
      '30 moves',
    ]);
  });

  it('the days between handover and delivery wait once the transit days are used up', () => {
    expect(between('2026-11-30', '2026-12-03', 1)).toEqual([
      '01 Destination closed',
      '02 Destination closed',
    ]);
    expect(between('2026-11-30', '2026-12-01', 1)).toEqual([]);
  });

  it('the days between handover and delivery never move more often than the service takes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 20 }), (transitDays, apart) => {
        const from = day('2026-11-23');
        const days = daysOnTheWay({ from, to: addDays(from, apart), transitDays, holidays: thanksgiving });
        expect(days).toHaveLength(apart - 1);
        expect(days.filter(({ why }) => why === null).length).toBeLessThan(transitDays);
      }),
    );
  });
});
