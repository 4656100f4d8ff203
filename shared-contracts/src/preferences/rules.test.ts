import fc from 'fast-check';
import { calendarDate } from '../primitives/calendar-date.ts';
import {
  internationalInfoGaps,
  internationalInfoRequired,
  leavesTooEarly,
  noInternationalInfo,
} from './rules.ts';

describe('OPEN-44 international info is required', () => {
  it.each([
    ['US', 'US', false],
    ['US', 'IE', true],
    ['IE', 'US', true],
    ['GB', 'IE', true],
    ['GB', 'GB', false],
    ['US', 'PR', false],
    ['PR', 'VI', false],
    ['PR', 'GB', true],
    ['CA', 'GU', true],
    ['', 'IE', false],
    ['IE', '', false],
    ['', '', false],
    ['toString', 'toString', false],
    ['US', 'constructor', true],
  ])('international info from %s to %s: %s', (origin, destination, required) => {
    expect(internationalInfoRequired(origin, destination)).toBe(required);
  });

  const country = fc.constantFrom('US', 'CA', 'GB', 'IE', 'DE', 'HK', 'PR', 'GU', 'VI', 'AS', 'MP', 'MX');
  const ofTheUs = ['US', 'PR', 'GU', 'VI', 'AS', 'MP'];
  it('applies in either direction, never within a country, and never without an end outside the US', () => {
    fc.assert(
      fc.property(country, country, (one, other) => {
        const required = internationalInfoRequired(one, other);
        expect(internationalInfoRequired(other, one)).toBe(required);
        expect(internationalInfoRequired(one, one)).toBe(false);
        const abroad = [one, other].filter((end) => !ofTheUs.includes(end));
        expect(required).toBe(one !== other && abroad.length > 0);
      }),
    );
  });
});

describe('VL-44 gaps of the international info', () => {
  const arrival = calendarDate('2026-12-01');
  const departure = calendarDate('2026-12-08');
  it.each([
    ['nothing entered, one way', noInternationalInfo, false, ['date_of_arrival', 'terms']],
    [
      'nothing entered, there and back',
      noInternationalInfo,
      true,
      ['date_of_arrival', 'date_of_departure', 'terms'],
    ],
    ['all of it', { arrival, departure, terms: true }, true, []],
    ['no departure, one way', { arrival, departure: null, terms: true }, false, []],
    ['no departure, there and back', { arrival, departure: null, terms: true }, true, ['date_of_departure']],
    ['no consent', { arrival, departure, terms: false }, true, ['terms']],
  ])('%s', (_what, info, roundTrip, gaps) => {
    expect(internationalInfoGaps(info, roundTrip)).toEqual(gaps);
  });

  it.each([
    [arrival, departure, false],
    [arrival, arrival, false],
    [departure, arrival, true],
    [arrival, null, false],
    [null, departure, false],
  ])('a stay from %s to %s ends too early: %s', (from, to, early) => {
    expect(leavesTooEarly({ arrival: from, departure: to })).toBe(early);
  });
});
