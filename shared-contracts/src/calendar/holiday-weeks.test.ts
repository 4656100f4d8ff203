import { isInHolidayWeeks } from './holiday-weeks.ts';

describe('the holiday weeks', () => {
  it.each([
    ['2026-12-21', false],
    ['2026-12-22', true],
    ['2026-12-31', true],
    ['2027-01-03', true],
    ['2027-01-04', false],
    ['2027-06-20', false],
  ])('MD-17 the holiday weeks on %s: %s', (date, inThem) => expect(isInHolidayWeeks(date)).toBe(inThem));
});
