import { placementsOf, routeOf } from './placements.ts';

describe('placements', () => {
  it('RT-01 RT-18 RT-22 the documents are found by their path', () => {
    const paths = [
      '/ship',
      '/payments/receipt',
      '/quote',
      '/quote/embed',
      '/quotes',
      '/store_locator',
      '/account',
      '/account/',
      '/orders',
      '/orders/ord_5hJx9RbW2cLd7QeZ',
      '/orders/one/more',
      '/track/kd83hf',
    ];
    expect(paths.map(routeOf)).toEqual([
      'ship',
      'receipt',
      'quote',
      'quote',
      'ship',
      'stores',
      'account',
      'account',
      'orders',
      'order',
      'ship',
      'track',
    ]);
  });

  it('RT-02, MD-01 the sections are in the order of the booking, places first', () => {
    expect(placementsOf('ship').map(({ place }) => place)).toEqual([
      'ship-points',
      'cruise',
      'travelers',
      'itinerary',
      'summary',
      'payment',
      'next-step',
      'assistance',
    ]);
  });

  it('the place for assistance is shown to staff only', () => {
    expect(
      placementsOf('ship')
        .filter(({ staffOnly }) => staffOnly)
        .map(({ remote }) => remote),
    ).toEqual(['mf-admin']);
  });
});
