import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { detail, summary } from '../testing/orders.ts';
import { journeyOf } from './journey.ts';

const end = (place: string) => ({ place, lat: null, lon: null });
const ways = [{ leg: 'outbound' as const, from: end('Kansas City, MO'), to: end('Southern Pines, NC') }];

describe('the journey of an order', () => {
  it('an address is named by its city and a place by its name', () => {
    const order = summary({ from: '4217 Wornall Terrace, Kansas City', to: 'Fallowmere Golf Resort' });
    expect(journeyOf(detail({ order, ways }))).toEqual({
      from: 'Kansas City',
      to: 'Fallowmere Golf Resort',
      returns: false,
    });
  });

  it('both ends are shown as booked if their cities are unknown', () => {
    const order = summary({ from: '12 Elm St, Reno', back_on: calendarDate('2026-12-12') });
    expect(journeyOf(detail({ order }))).toEqual({
      from: '12 Elm St, Reno',
      to: 'Pinewhistle Country Club',
      returns: true,
    });
  });
});
