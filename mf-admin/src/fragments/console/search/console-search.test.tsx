import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { listConsoleOrders } from '@sendahead/shared-contracts/console/order-list-calls';
import { searchConsole } from '@sendahead/shared-contracts/console/search-calls';
import { listViews } from '@sendahead/shared-contracts/console/view-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { screen, waitFor } from '@testing-library/react';
import { openConsole } from '../../../testing/console.tsx';
import { nothingFound } from '../../../testing/nothing-found.ts';
import type { SearchResult } from './use-search.ts';

const found: SearchResult = {
  ...nothingFound,
  orders: [
    {
      order_id: 'ord_1',
      display_id: 'SA-1',
      brand: 'golf',
      state: 'placed',
      customer: 'Casey Customer',
      pickup_date: calendarDate('2026-12-01'),
    },
  ],
  people: [
    {
      user_id: 'usr_1',
      name: 'Casey Customer',
      email: 'casey@example.test',
      phone: '',
      member_number: null,
      club_name: null,
    },
  ],
  carts: [
    {
      cart_id: 'crt_1',
      display_id: 'SA-2',
      brand: 'golf',
      customer: null,
      updated_at: '2026-11-22T15:00:00.000Z',
    },
  ],
};
const records: SearchResult['records'] = [
  { kind: 'claim', id: 'clm_1', name: 'SA-1', detail: 'late' },
  { kind: 'coupon', id: 'CAMP10', name: 'CAMP10', detail: '10% off' },
  { kind: 'gift_card', id: 'ab', name: '7KQX', detail: '2027-01-01' },
];
const page = [
  answering(listViews, { views: [] }),
  answering(listConsoleOrders, { orders: [], next: null, count: 0, more_than_counted: false }),
];
const field = () => screen.findByRole('combobox', { name: 'Search everything' });
beforeEach(() => localStorage.clear());

describe('the search of the console', () => {
  it('CO-02 the search is focused with /, groups its results, and opens one with arrows and Enter', async () => {
    const { user, called } = openConsole('/admin/orders', [...page, answering(searchConsole, found)]);
    const search = await field();
    // The page takes the focus once it is rendered.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toHaveFocus());
    await user.keyboard('/');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
    await user.type(search, 'ca');
    await user.type(search, 'sey');
    expect(await screen.findByRole('option', { name: /SA-1 Casey/ })).toBeVisible();
    expect(called('console.search').map(({ input }) => input)).toEqual([{ query: { search: 'casey' } }]);
    for (const group of ['Orders', 'People', 'Carts'])
      expect(screen.getByRole('group', { name: group })).toBeVisible();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(window.location.pathname).toBe('/admin/users/usr_1');
  });

  it('Enter opens the record with exactly the typed number, otherwise the list of all matches', async () => {
    const exact = { kind: 'order' as const, id: 'ord_1' };
    const { user } = openConsole('/admin/orders', [
      ...page,
      answering(searchConsole, ({ query }) => (query.search === 'SA-1' ? { ...found, exact } : found)),
    ]);
    await user.type(await field(), 'casey{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?search=casey'));
    await user.type(await field(), 'SA-1');
    await screen.findByRole('option', { name: /SA-1 Casey/ });
    await user.keyboard('{Enter}');
    expect(window.location.pathname).toBe('/admin/orders/ord_1');
  });

  it('CO-40 the search links club staff to the order at their club, and to the list of its orders', async () => {
    const ofClub: SearchResult = {
      ...nothingFound,
      club_orders: [
        {
          order_id: 'ord_1',
          display_id: 'SA-1',
          state: 'placed',
          travelers: ['Casey Lee'],
          day: null,
        },
      ],
    };
    const { user } = openConsole('/admin/no-such-page', [answering(searchConsole, ofClub)], 'pro');
    await user.type(await field(), 'casey');
    await user.click(await screen.findByRole('option', { name: /SA-1 Casey/ }));
    expect(window.location.pathname).toBe('/admin/club/orders/ord_1');
    await user.type(await field(), 'ca{Enter}');
    expect(`${window.location.pathname}${window.location.search}`).toBe('/admin/club?view=all&search=ca');
  });

  it('CO-116 opens the page of a cart, which takes nothing over', async () => {
    const { user } = openConsole('/admin/orders', [...page, answering(searchConsole, found)]);
    await user.type(await field(), 'casey');
    await user.click(await screen.findByRole('option', { name: /SA-2/ }));
    expect(window.location.pathname).toBe('/admin/carts/crt_1');
  });

  it('job 6: clubs, claims, coupons and gift cards have their groups, and Enter opens the only hit', async () => {
    const { user } = openConsole('/admin/orders', [
      ...page,
      answering(searchConsole, ({ query }) =>
        query.search === 'pebble'
          ? { ...nothingFound, clubs: [{ club_id: 7, name: 'Pebble Dunes', place: 'Monterey, CA' }] }
          : {
              ...found,
              records,
            },
      ),
    ]);
    await user.keyboard('{Control>}k{/Control}');
    const search = await field();
    expect(search).toHaveFocus();
    await user.type(search, 'casey');
    for (const name of [/Claim for SA-1.*Late/, /CAMP10/, /Gift card ending in 7KQX.*until.*2027/])
      expect(await screen.findByRole('option', { name })).toBeVisible();
    await user.clear(search);
    await user.type(search, 'pebble');
    expect(await screen.findByRole('option', { name: /Pebble Dunes/ })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(window.location.pathname).toBe('/admin/clubs/7');
  });

  it('CO-81 finds people of rosters, and opens the group event', async () => {
    const group_people = [
      {
        person_id: 'gpp_1',
        event_id: 'gev_1',
        event: 'Camp closing',
        name: 'Nia New',
        email: 'nia@lane.test',
      },
    ];
    const { user } = openConsole('/admin/no-such-page', [
      answering(searchConsole, { ...nothingFound, group_people }),
    ]);
    await user.type(await field(), 'nia@lane');
    const group = await screen.findByRole('group', { name: 'Group events' });
    expect(group).toHaveTextContent(/Nia New.*Camp closing, nia@lane\.test/);
    await user.click(screen.getByRole('option', { name: /Nia New/ }));
    expect(window.location.pathname).toBe('/admin/groups/gev_1');
  });

  it('CO-49 marks orders, people and carts with merely a similar name, and Enter opens none of them', async () => {
    const { user } = openConsole('/admin/orders', [
      ...page,
      answering(searchConsole, { ...nothingFound, orders: found.orders, near: true }),
    ]);
    const search = await field();
    await user.type(search, 'Csaey');
    const group = await screen.findByRole('group', { name: 'Orders with similar names' });
    expect(group).toHaveTextContent('SA-1 Casey Customer');
    await user.keyboard('{Enter}');
    expect(window.location.pathname + window.location.search).toBe('/admin/orders?search=Csaey');
  });

  it('says when nothing was found, and when the search failed', async () => {
    const { user } = openConsole('/admin/orders', [
      ...page,
      answering(searchConsole, ({ query }) => {
        if (query.search === 'nobody') return nothingFound;
        throw query.search === 'com' ? refusal(422, 'search_too_wide') : refusal(500, 'internal');
      }),
    ]);
    const search = await field();
    await user.type(search, 'nobody');
    expect((await screen.findAllByText(/Nothing found/))[0]).toBeVisible();
    await user.clear(search);
    await user.type(search, 'broken');
    expect((await screen.findAllByText(/Search didn’t respond/))[0]).toBeVisible();
    await user.clear(search);
    await user.type(search, 'com');
    expect((await screen.findAllByText(/Enter more/))[0]).toBeVisible();
  });

  it('WCAG 2.1.4: the key can be switched off, remains off, and still types in text fields', async () => {
    const { user, close } = openConsole('/admin/orders', [...page, answering(searchConsole, found)]);
    const search = await field();
    await user.click(screen.getByRole('checkbox', { name: 'The / key opens search' }));
    await user.keyboard('/');
    expect(search).not.toHaveFocus();
    close();
    const again = openConsole('/admin/orders', [...page, answering(searchConsole, found)]);
    await field();
    expect(screen.getByRole('checkbox', { name: 'The / key opens search' })).not.toBeChecked();
    await again.user.click(screen.getByRole('checkbox', { name: 'The / key opens search' }));
    await again.user.type(screen.getByRole('searchbox', { name: 'Search' }), 'a/b');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('a/b');
  });
});
