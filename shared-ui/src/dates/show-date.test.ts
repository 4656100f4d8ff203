import fc from 'fast-check';
import { readDate, showDate } from './show-date.ts';

describe('dates', () => {
  it('a date is shown the same in every time zone', () => {
    expect(showDate('2026-12-24')).toBe('Thu, Dec 24');
    expect(showDate('2026-12-24', 'input')).toBe('12/24/2026');
    expect(showDate('2026-12-24', 'long')).toBe('Thursday, December 24, 2026');
  });

  it.each([
    ['12/24/2026', '2026-12-24'],
    ['1-2-27', '2027-01-02'],
    [' 2026-12-24 ', '2026-12-24'],
    ['12242026', '2026-12-24'],
    ['02/30/2026', null],
    ['13/01/2026', null],
    ['tomorrow', null],
    ['', null],
  ])('the text "%s" is read as %s', (typed, date) => {
    expect(readDate(typed)).toBe(date);
  });

  it('a date survives a round trip through its text', () => {
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const date = day.toISOString().slice(0, 10);
        expect(readDate(showDate(date, 'input'))).toBe(date);
      }),
    );
  });
});
