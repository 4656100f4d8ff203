import { dollarsOf, readCents } from './typed-amount.ts';

it.each([
  ['25', 2500],
  ['25.5', 2550],
  ['$1,250.00', 125_000],
  ['.5', 50],
  ['19.99', 1999],
  ['-5', -500],
  ['−5', -500],
  ['', null],
  ['0', null],
  ['1e3', null],
  ['12.345', null],
  ['all', null],
  ['1.2.3', null],
])('PR-09 reads %j as %j cents', (text, cents) => expect(readCents(text)).toBe(cents));

it('PR-09 reads back what it writes', () => expect(readCents(dollarsOf(4005))).toBe(4005));
