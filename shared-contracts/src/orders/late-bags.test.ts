import { calendarDate as day } from '../primitives/calendar-date.ts';
import { lateBags, lateBagsText } from './late-bags.ts';

describe('bags that arrive after their traveler', () => {
  it('TR-29 the first day that the bags miss is the one that is said', () => {
    const days = { arrival: day('2026-12-15'), move_in: day('2026-12-14'), needed_by: day('2026-12-17') };
    expect(lateBags(day('2026-12-17'), days)).toEqual({
      what: 'move_in',
      day: '2026-12-14',
      arrival_date: '2026-12-17',
    });
  });

  it('TR-29 bags of the same day, and bags without a day, are not late', () => {
    expect(lateBags(day('2026-12-14'), { arrival: day('2026-12-14') })).toBeNull();
    expect(lateBags(null, { arrival: day('2026-12-14') })).toBeNull();
    expect(lateBags(day('2026-12-14'), {})).toBeNull();
  });

  it.each([
    ['arrival', '2026-12-14', 'The bags arrive Thu, Dec 17, 3 days after the traveler arrives, Mon, Dec 14.'],
    ['move_in', '2026-12-16', 'The bags arrive Thu, Dec 17, a day after move-in day, Wed, Dec 16.'],
    ['session', '2026-12-16', 'The bags arrive Thu, Dec 17, a day after the session begins, Wed, Dec 16.'],
    ['sailing', '2026-12-15', 'The bags arrive Thu, Dec 17, 2 days after the ship sails, Tue, Dec 15.'],
    [
      'needed_by',
      '2026-12-16',
      'The bags arrive Thu, Dec 17, a day after the day they are needed, Wed, Dec 16.',
    ],
  ] as const)('TR-29 the sentence names what the bags are late for: %s', (what, on, sentence) => {
    expect(lateBagsText({ what, day: day(on), arrival_date: day('2026-12-17') })).toBe(sentence);
  });
});
