import { placementsOf, routeOf } from './placements.ts';

describe('placements', () => {
  it('RT-01 knows the two documents by their path', () => {
    expect([routeOf('/ship'), routeOf('/payments/receipt')]).toEqual(['ship', 'receipt']);
  });

  it('RT-02, MD-01 has the sections in the order of the booking, places first', () => {
    expect(placementsOf('ship').map(({ place }) => place)).toEqual([
      'ship-points',
      'travelers',
      'itinerary',
      'summary',
      'payment',
      'assistance',
    ]);
  });

  it('shows the place for assistance to staff only', () => {
    expect(
      placementsOf('ship')
        .filter(({ staffOnly }) => staffOnly)
        .map(({ remote }) => remote),
    ).toEqual(['mf-admin']);
  });
});
