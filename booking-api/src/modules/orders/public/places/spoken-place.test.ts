import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { namedLegs, routeOf } from './spoken-place.ts';

const address = (company: string, city: string, state: string) => ({
  name: 'Ann Trial',
  company,
  street1: '1 Main St',
  street2: '',
  city,
  state,
  zip: '02116',
  country: 'US',
  phone: '',
});
const place = { name: 'Ann Trial', lines: ['1 Main St'], phone: '' };
const leg = {
  leg: 'outbound' as const,
  from: place,
  to: place,
  drop_off: false,
  pickup_title: '',
  pickup_date: calendarDate('2026-12-02'),
  arrival_date: calendarDate('2026-12-05'),
  service_name: 'Ground',
  carrier: 'FedEx',
  transit_days: 3,
};
const booked = (to: ReturnType<typeof address>) => [
  {
    leg: 'outbound' as const,
    carrier: 'FEDEX',
    service: 'GROUND',
    from: address('', 'Boston', 'MA'),
    to,
    dropOff: false,
    shipDate: leg.pickup_date,
    arrivalDate: leg.arrival_date,
  },
];

describe('the route of an order', () => {
  it('names homes by their towns and a facility by its name, and uses the stored names for older orders', () => {
    const home = address('', 'Reno', 'NV');
    expect(routeOf({ leg, booked: booked(home) })).toEqual({ from: 'Boston, MA', to: 'Reno, NV' });
    const club = address('Pine Hollow', 'Reno', 'NV');
    expect(routeOf({ leg, booked: booked(club) })).toEqual({ from: 'Boston, MA', to: 'Pine Hollow' });
    expect(routeOf({ leg, booked: null })).toEqual({ from: 'Ann Trial', to: 'Ann Trial' });
    expect(routeOf({ leg: null, booked: null })).toEqual({ from: '', to: '' });
  });

  it('the route of an order is added to the displayed legs, whose addresses keep their names', () => {
    expect(namedLegs({ legs: [leg] })).toMatchObject([
      { from: { name: 'Ann Trial', short_name: 'Ann Trial' } },
    ]);
  });
});
