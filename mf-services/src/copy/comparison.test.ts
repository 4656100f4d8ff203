import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { daysToSpare } from './comparison.ts';

it.each([
  ['2026-12-01', '2026-12-04', '3 days to spare'],
  ['2026-12-03', '2026-12-04', '1 day to spare'],
  ['2026-12-04', '2026-12-04', 'Arrives that day'],
  ['2026-12-05', '2026-12-04', '1 day too late'],
  ['2026-12-30', '2027-01-02', '3 days to spare'],
  ['2027-01-03', '2026-12-31', '3 days too late'],
])('an arrival on %s for %s: %s', (arrival, neededOn, words) => {
  expect(daysToSpare(calendarDate(arrival), calendarDate(neededOn))).toBe(words);
});
