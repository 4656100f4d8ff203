import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { newDaysWords, refundWords } from './change.ts';

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

describe('CH-24 a refund of two payments by one card', () => {
  it('CH-24 names the card once, with the sum', () => {
    const part = (amount: number) => ({
      title: 'Visa ending in 1111',
      amount_cents: cents(amount),
      by_card: true,
    });
    expect(refundWords(22_195, [part(6900), part(15_295)])).toEqual({
      strong: 'We’ll refund you $221.95',
      more: ', to Visa ending in 1111, in 3 to 5 days.',
    });
  });
});
