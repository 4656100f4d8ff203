import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { spareDays } from './spare-days.ts';

it.each([
  ['2026-12-18', 1],
  ['2026-12-21', 1],
  ['2026-12-22', 2],
  ['2026-12-31', 2],
  ['2027-01-03', 2],
  ['2027-01-05', 2],
  ['2027-01-06', 1],
  ['2027-06-19', 1],
])('VL-03 MD-17 a safe arrival for %s leaves %i day(s)', (by, days) => {
  expect(spareDays(calendarDate(by))).toBe(days);
});
