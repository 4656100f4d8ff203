import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { goodPoints, goodTravelers } from '../../testing/page-slices.ts';
import { prefilled } from './prefilled.ts';

/** Ann Lee’s bags, between her home or that of `contact` and a club. */
function booking(contact: Partial<ShipPoint> = {}) {
  const { origin, destination } = goodPoints();
  return {
    travelers: goodTravelers(),
    points: goodPoints({
      origin: { ...origin, kind: 'club' },
      destination: { ...destination, ...contact },
    }),
  };
}

describe('what a registration knows of the person', () => {
  it('MD-14 is the first traveler, with the phone of their home', () => {
    expect(prefilled(booking(), 'traveler')).toMatchObject({
      first_name: 'Ann',
      last_name: 'Lee',
      phone: '512-555-0100',
    });
  });

  it('MD-14 is the parent at a camper’s home, whose email the booking has', () => {
    const parent = booking({ contact: 'Mary Jo Lee', phone: '512-555-0199' });
    expect(prefilled(parent, 'camper')).toMatchObject({
      first_name: 'Mary Jo',
      last_name: 'Lee',
      phone: '512-555-0199',
      email: goodTravelers().travelers[0]?.email,
    });
  });

  it('MD-14 is no name where the camper’s home names the camper', () => {
    expect(prefilled(booking(), 'camper')).toMatchObject({ first_name: '', last_name: '' });
  });
});
