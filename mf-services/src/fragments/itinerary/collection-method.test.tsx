import '@testing-library/jest-dom';
import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import { act, render, screen } from '@testing-library/react';
import { planned } from '../../testing/planned.ts';
import { readLazies } from '../../testing/read-lazies.ts';
import { pass } from '../../testing/started.ts';
import { austinHome, bothEnds } from '../../testing/upstream-slices.ts';
import { ItinerarySection } from './itinerary-section.tsx';

beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

let shown: Awaited<ReturnType<typeof planned>>;
async function shownTo(role: Role, flag: boolean, fromHome = false) {
  const page = await planned();
  shown = page;
  page.host.boot.flags.hide_collection_method = flag;
  render(<ItinerarySection store={page.store} host={page.host} />);
  const user = { id: 'usr_1', email: 'a@b.test', firstName: 'Ann', lastName: 'Lee', phone: '' };
  await act(async () => {
    page.host.page.bind('shell').publish(sessionTopic, { role, user, acceptedTerms: true, onBehalfOf: null });
    if (fromHome) page.tellPoints(bothEnds({ origin: austinHome({ zip: '60601' }) }));
    await pass(1000);
  });
  return screen.queryByRole('group', { name: 'Pickup or drop-off' });
}

describe('the collection method', () => {
  it('RO-06 the collection method is hidden from an admin plus at a club if the flag is on', async () => {
    expect(await shownTo('admin_plus', true)).toBeNull();
    expect(screen.getByRole('textbox', { name: /Pickup date/ })).toBeVisible();
  });

  it('RL-06 RO-06 the collection method is hidden on an open page once staff turn the flag on', async () => {
    expect(await shownTo('admin_plus', false)).toBeVisible();
    const { boot, page } = shown.host;
    boot.flags.hide_collection_method = true;
    await act(async () => {
      page.bind('shell').publish(contextTopic, {
        brand: 'golf',
        brandId: 1,
        micrositeId: null,
        layout: 'regular',
        cart: null,
        query: {},
      });
      await pass(1000);
    });
    expect(screen.queryByRole('group', { name: 'Pickup or drop-off' })).toBeNull();
  });

  it.each([
    ['without the flag', 'admin_plus', false, false],
    ['for an admin', 'admin', true, false],
    ['for a customer', 'consumer', true, false],
    ['at a home', 'admin_plus', true, true],
  ] as const)('RO-06 the collection method is asked %s', async (_, role, flag, fromHome) => {
    expect(await shownTo(role, flag, fromHome)).toBeVisible();
  });
});
