import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { newDaysWords } from './change.ts';

const moved = { pickup: calendarDate('2026-12-08'), arrival: calendarDate('2026-12-15') };
const words = (neededBy?: string) =>
  newDaysWords(moved, {
    name: null,
    booked: {
      arrival_date: calendarDate('2026-12-11'),
      drop_off: false,
      ...(neededBy ? { needed_by: calendarDate(neededBy) } : {}),
    },
  });

describe('CH-07 the days after a change', () => {
  it('the days after a change say whether the bags still arrive by the day on which they are needed', () => {
    expect(words('2026-12-12')).toBe(
      'Pickup Tue, Dec 8, arrives Tue, Dec 15 instead of Fri, Dec 11. That’s too late: you need them by Sat, Dec 12.',
    );
    expect(words('2026-12-18')).toBe(
      'Pickup Tue, Dec 8, arrives Tue, Dec 15 instead of Fri, Dec 11, in time for Fri, Dec 18.',
    );
    expect(words()).toBe('Pickup Tue, Dec 8, arrives Tue, Dec 15 instead of Fri, Dec 11.');
  });
});
