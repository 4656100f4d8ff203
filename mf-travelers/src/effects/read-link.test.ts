import { golfBrand, golfLine, guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { contextTopic, restoreRequestedEvent } from '@sendahead/shared-contracts/page/topics';
import { writeShipForm } from '@sendahead/shared-contracts/ship-form/write';
import type { Traveler } from '@sendahead/shared-contracts/travelers/slice';
import { offeredLines } from '../state/offered-lines.ts';
import { pass, started } from '../testing/started.ts';

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const brand = golfBrand({ product_lines: [golfLine(), golfLine({ key: 'luggage', name: 'Luggage' })] });
const bob: Traveler = {
  id: '1',
  firstName: 'Bob',
  lastName: 'Ray',
  email: 'bob@example.com',
  phone: '',
  grade: '',
  roundTrip: true,
  lines: [],
};

/** The remote on a page that was opened by a link. */
async function opened(query: Record<string, string>, saved?: Traveler) {
  const page = started(guestBoot({ brand }));
  page.host.page.bind('shell').publish(contextTopic, {
    brand: 'golf',
    brandId: 1,
    micrositeId: null,
    layout: 'regular',
    cart: null,
    query,
  });
  if (saved)
    page.host.page.bind('shell').publish(restoreRequestedEvent, {
      section: 'travelers',
      form: writeShipForm({ points: null, travelers: [saved], itinerary: null, coupon: '', giftCard: '' }),
    });
  await pass(100);
  const first = () => page.last()?.travelers[0];
  return { ...page, first };
}

describe('a link that opens the page', () => {
  it('RT-13 a link fills in the first traveler', async () => {
    const page = await opened({ travname: 'Ann Lee', travemail: 'ann@example.com', travphone: '2395550107' });
    expect(page.first()).toMatchObject({ firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' });
    expect(page.first()?.phone.replace(/\D/g, '')).toBe('2395550107');
  });

  it('RT-14 RT-16 a link adds the bags of its SKUs and of its quantities', async () => {
    const page = await opened({ product: 'GOLF-L', golfqty: '3' });
    expect(page.first()?.lines[0]?.rows.map(({ size }) => size)).toEqual(['golf-staff', '', '']);
  });

  it('RT-11 a link moves luggage to the front', async () => {
    const page = await opened({ luggage: 'true' });
    page.tellEnds(true);
    const state = page.store.getState();
    const [traveler] = state.travelers;
    expect(traveler && offeredLines(brand, state, traveler).map(({ key }) => key)).toEqual([
      'luggage',
      'golf',
    ]);
  });

  it('RT-13 a link overrides a saved traveler, and is overridden when the page is reloaded', async () => {
    const query = { travname: 'Ann Lee', golfqty: '2' };
    expect((await opened(query, bob)).first()).toMatchObject({ firstName: 'Ann', email: 'bob@example.com' });
    const again = await opened(query, bob);
    expect(again.first()).toMatchObject({ firstName: 'Bob', lines: [] });
  });

  it('RT-13 RO-12 a link takes precedence over the profile of the user who signs in', async () => {
    const page = await opened({ travname: 'Cleo Day' });
    page.signIn('consumer');
    await pass(100);
    expect(page.first()).toMatchObject({ firstName: 'Cleo', lastName: 'Day', email: 'ann@example.com' });
  });
});
