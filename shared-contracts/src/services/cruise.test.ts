import { calendarDate } from '../primitives/calendar-date.ts';
import { dueAtPort } from './cruise.ts';

describe('the day by which bags are due at a port', () => {
  it.each([
    ['Wednesday', '2026-12-16', '2026-12-15'],
    ['Saturday', '2026-12-12', '2026-12-11'],
    ['Sunday', '2026-12-13', '2026-12-11'],
    ['Monday', '2026-12-14', '2026-12-11'],
  ])(
    'MD-09 the day by which bags are due at a port is the last weekday before a ship sails on a %s',
    (_day, sails, due) => {
      expect(dueAtPort({ sails: calendarDate(sails) })).toBe(due);
    },
  );
});
