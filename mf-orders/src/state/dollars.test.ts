import { readDollars, writeDollars } from './dollars.ts';

describe('an amount as it is typed', () => {
  it.each([
    ['120', 12_000],
    ['$1,250.5', 125_050],
    [' 0.07 ', 7],
    ['12,34', null],
    ['-5', null],
    ['abc', null],
    ['1.234', null],
    ['', null],
  ])('%j is %s cents', (text, cents) => {
    expect(readDollars(text)).toBe(cents);
  });

  it('is written as it was read', () => {
    for (const cents of [0, 7, 12_000, 125_050]) expect(readDollars(writeDollars(cents) || '0')).toBe(cents);
  });
});
