import { nearNaples, store } from '../../testing/stores.ts';
import { dotsAround, mapReach } from './around.ts';

it('OPEN-20 draws a store by its location: north is up, east is right, the radius is 1', () => {
  const middle = { latitude: 26, longitude: -81 };
  const stores = [
    store({ id: 'north', latitude: 26 + 10 / 69.1, longitude: -81 }),
    store({ id: 'east', latitude: 26, longitude: -81 + 5 / 69.1 / Math.cos((26 * Math.PI) / 180) }),
    store({ id: 'here', ...middle }),
  ];
  const dots = dotsAround({ ...middle, stores }, 10);
  const rounded = dots.map(({ id, x, y }) => [
    id,
    Math.round(x * 100) / 100 + 0,
    Math.round(y * 100) / 100 + 0,
  ]);
  expect(rounded).toEqual([
    ['north', 0, -1],
    ['east', 0.5, 0],
    ['here', 0, 0],
  ]);
});

it.each([
  [[0.3, 1.9], 10, 2],
  [[0.3, 2.1], 10, 4],
  [[8.9], 10, 10],
  [[0.6], 1, 2],
  [[24.9], 25, 25],
  [[], 10, 2],
])('OPEN-20 the map of places %j within %d miles shows %d miles', (miles, radius, reach) => {
  const stores = miles.map((each) => store({ miles: each }));
  expect(mapReach(nearNaples({ radius, stores }))).toBe(reach);
});
