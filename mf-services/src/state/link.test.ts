import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import * as fc from 'fast-check';
import { readItineraryLink } from './link.ts';

const today = calendarDate('2026-11-21');
const read = (query: Record<string, string>) => readItineraryLink(query, today);

describe('a link to the page', () => {
  it.each([
    ['RT-07', { triptype: 'one_way' }, 'one_way'],
    ['RT-07', { triptype: 'oneway' }, 'one_way'],
    ['RT-07', { triptype: 'round_trip' }, 'round_trip'],
    ['RT-07', { triptype: 'RoundTrip' }, 'round_trip'],
    ['RT-10', { oneway: 'true' }, 'one_way'],
    ['RT-08', { direction: 'round_trip' }, 'round_trip'],
    ['RT-08 OPEN-15', { direction: 'to_camp' }, 'one_way'],
    ['RT-08 OPEN-15', { direction: 'from_camp' }, 'one_way'],
    ['OPEN-13 oneway first', { oneway: 'true', direction: 'round_trip', triptype: 'round_trip' }, 'one_way'],
    ['OPEN-13 then direction', { direction: 'round_trip', triptype: 'one_way' }, 'round_trip'],
    ['OPEN-13 passes an unknown direction over', { direction: 'up', triptype: 'one_way' }, 'one_way'],
  ])('%s sets the trip type: %j', (_, query, tripType) => {
    expect(read(query as Record<string, string>)?.tripType).toBe(tripType);
  });

  it.each([
    ['12/24/2026', '2026-12-24'],
    ['1/5/2027', '2027-01-05'],
    ['11/21/2026', '2026-11-21'],
    ['sameday', 'today'],
    ['NextDay', 'tomorrow'],
  ])('RT-12 OPEN-12 the ship date %s is read', (text, day) => {
    expect(read({ ship_date: text })?.pickupDay).toBe(day);
  });

  it('VL-03 the arrival deadline is read if it is in the future', () => {
    expect(read({ arrive_by: '12/24/2026' })?.arriveBy).toBe('2026-12-24');
    for (const text of ['11/21/2026', '02/30/2027', 'soon', '']) expect(read({ arrive_by: text })).toBeNull();
  });

  it.each(['11/20/2026', '02/30/2027', '2026-12-24', 'someday', '', '__proto__', '<b>'])(
    'OPEN-12 the ship date %j is ignored',
    (text) => {
      expect(read({ ship_date: text })).toBeNull();
    },
  );

  it.each([
    ['ground', 'DOMESTIC_GROUND'],
    ['2day', 'DOMESTIC_2_DAY'],
    ['nextday', 'DOMESTIC_1_DAY'],
    ['exground', 'DOMESTIC_EXPEDITED_GROUND'],
    ['Economy', 'INTERNATIONAL_ECONOMY'],
    ['priority', 'INTERNATIONAL_PRIORITY'],
  ])('SV-10 the service %s is found by its code', (code, name) => {
    expect(read({ service: code })?.service).toBe(name);
  });

  it('RT-07 RT-08 RT-10 RT-12 only known values are read, from any address', () => {
    const names = ['triptype', 'direction', 'oneway', 'ship_date', 'service', 'utm_source', 'o_zip'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (query) => {
        const link = read(query);
        expect([undefined, null, 'one_way', 'round_trip']).toContain(link?.tripType);
        expect(link?.pickupDay ?? 'today').toMatch(/^(today|tomorrow|\d{4}-\d{2}-\d{2})$/);
      }),
    );
  });
});
