import { namedWeekdays } from './named-weekdays.ts';

describe('opening hours', () => {
  it.each([
    ['Mon to Sun 8 AM to 5 PM', [1, 2, 3, 4, 5, 6, 7]],
    ['Monday-Friday 8 to 5, Sat 9 to 12', [1, 2, 3, 4, 5, 6]],
    ['Fri to Mon 8 AM to 5 PM', [1, 5, 6, 7]],
    ['Every day 8 AM to 8 PM', [1, 2, 3, 4, 5, 6, 7]],
    ['Tue – Thu 7 AM to 6 PM. Closed on Mondays', [2, 3, 4]],
    ['Weekdays 9 to 5', [1, 2, 3, 4, 5]],
    ['8am to 6pm', []],
    ['', []],
  ])('CO-75 %j name the right days of the week', (text, days) => {
    expect([...namedWeekdays(text)].toSorted((a, b) => a - b)).toEqual(days);
  });
});
