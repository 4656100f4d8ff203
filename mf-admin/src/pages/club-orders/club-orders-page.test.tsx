import '@testing-library/jest-dom';
import {
  type ClubOrder,
  type ClubOrderView,
  listClubOrders,
  viewClubOrder,
} from '@sendahead/shared-contracts/console/club-order-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';

const order: ClubOrder = {
  order_id: 'ord_1',
  display_id: 'SA-1',
  travelers: ['Mia Member', 'Max Member'],
  bags: 2,
  state: 'labels_ready',
  out_for_delivery: false,
  late: false,
  stops: [{ stop: 'pickup', leg: 'return', day: calendarDate('2026-12-01') }],
  tracking: [
    { carrier: 'FEDEX', tracking_number: '794600000011' },
    { carrier: 'FEDEX', tracking_number: '794600000012' },
  ],
  labels: ['return'],
};
const arrival: ClubOrder = {
  ...order,
  order_id: 'ord_2',
  display_id: 'SA-2',
  state: 'in_transit',
  late: true,
  stops: [{ stop: 'arrival', leg: 'outbound', day: calendarDate('2026-11-29') }],
  labels: [],
};
const club = {
  id: 1,
  name: 'Heronsway Golf Club',
  address: '1 Fairway Dr, Pinehurst, NC 28374',
  opening_hours: 'Mon to Sat 8 to 6',
  closed_weekdays: [7],
  owed_cents: 12_500,
};
const lists = answering(listClubOrders, ({ query }) => ({
  club,
  day: calendarDate('2026-12-01'),
  orders: query.span === 'arriving' ? [arrival] : query.span === 'later' ? [] : [order],
  next: null,
}));
const view: ClubOrderView = {
  order_id: 'ord_1',
  display_id: 'SA-1',
  placed_at: '2026-11-20T10:00:00.000Z',
  state: 'labels_ready',
  legs: [
    {
      leg: 'return',
      state: 'labels_ready',
      from: 'Heronsway Golf Club',
      to: 'Kansas City',
      drop_off: false,
      pickup_date: calendarDate('2026-12-01'),
      pickup_title: '9 AM to 5 PM',
      arrival_date: calendarDate('2026-12-04'),
    },
  ],
  bags: [
    {
      parcel_id: 'pcl_1',
      leg: 'return',
      traveler: 'Mia Member',
      item: 'Golf bag, Standard',
      status: 'label_ready',
      carrier: 'FEDEX',
      tracking_number: '794600000011',
      note: 'Bag room 2',
    },
  ],
  note: 'Left-handed set',
  answers: [],
  labels: ['return'],
  whole: false,
};

describe('the orders of a club', () => {
  it('CO-75 begins with the club’s address, its receiving hours, and the statement with the amount owed', async () => {
    openConsole('/admin/club', [lists], 'pro');
    expect(await screen.findByText('1 Fairway Dr, Pinehurst, NC 28374')).toBeVisible();
    expect(screen.getByText('Mon to Sat 8 to 6')).toBeVisible();
    expect(screen.getByText('Sundays')).toBeVisible();
    expect(screen.getByRole('link', { name: '$125.00 owed. See the statement' })).toHaveAttribute(
      'href',
      '/admin/clubs/1/statement',
    );
  });

  it('CO-145 lists the club’s next closed days, and marks the rows on closed days', async () => {
    const dates = ['2026-12-04', '2026-12-24', '2026-12-25'].map(calendarDate);
    const closing = { ...order, stops: [{ ...order.stops[0], day: dates[0] }] } as ClubOrder;
    const later = answering(listClubOrders, {
      club: { ...club, closed_dates: dates },
      day: calendarDate('2026-12-01'),
      orders: [closing, { ...order, order_id: 'ord_3', display_id: 'SA-3' }],
      next: null,
    });
    openConsole('/admin/club?view=later', [later], 'pro');
    const row = (name: string) => screen.getByRole('link', { name }).closest('tr');
    expect(await screen.findByText('Fri, Dec 4; Thu, Dec 24; Fri, Dec 25')).toBeVisible();
    expect(row('SA-1')).toHaveTextContent('Club closed');
    expect(row('SA-3')).not.toHaveTextContent('Club closed');
  });

  it('CO-145 calls an overpaid account a credit, as the statement does', async () => {
    const paid = answering(listClubOrders, {
      club: { ...club, owed_cents: -4400 },
      day: calendarDate('2026-12-01'),
      orders: [],
      next: null,
    });
    openConsole('/admin/club', [paid], 'pro');
    expect(await screen.findByRole('link', { name: '$44.00 credit. See the statement' })).toBeVisible();
  });

  it('CO-40 the console of club staff opens on their orders: today’s pickups, and arrivals', async () => {
    openConsole('/admin', [lists], 'pro');
    expect(await screen.findByRole('heading', { name: 'Orders: Heronsway Golf Club' })).toBeVisible();
    expect(screen.getAllByText('Tue, Dec 1')).toHaveLength(2);
    const menu = within(screen.getByRole('navigation', { name: 'Console' }));
    expect(menu.getAllByRole('link')[0]).toHaveTextContent('Your club');
    const pickups = within(await screen.findByRole('table', { name: 'Today’s pickups' }));
    expect(pickups.getByRole('link', { name: 'SA-1' })).toHaveAttribute('href', '/admin/club/orders/ord_1');
    expect(pickups.getByText('Mia Member, Max Member')).toBeVisible();
    expect(pickups.getByRole('link', { name: /^794600000011/ })).toBeVisible();
    expect(pickups.getByText(/and 1 more/)).toBeVisible();
    expect(pickups.getByRole('link', { name: 'Print labels of SA-1' })).toHaveAttribute(
      'href',
      '/api/v6/orders/ord_1/labels?paper=letter&leg=return',
    );
    const arriving = within(await screen.findByRole('table', { name: 'Arriving' }));
    expect(arriving.getByText('Late')).toBeVisible();
    expect(arriving.queryByRole('link', { name: /Print/ })).not.toBeInTheDocument();
  });

  it('CO-40 staff find orders by traveler or number, and later pickups have a separate list', async () => {
    const { user, called } = openConsole('/admin/club', [lists], 'pro');
    await user.click(await screen.findByRole('link', { name: 'Later pickups' }));
    expect(await screen.findByText('No later pickups are booked.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'All orders' }));
    await user.type(await screen.findByRole('searchbox', { name: 'Traveler or order number' }), 'mia');
    const table = within(await screen.findByRole('table', { name: 'All orders' }));
    expect(await table.findByText('Pickup Tue, Dec 1')).toBeVisible();
    await waitFor(() =>
      expect(called('console.club-orders').at(-1)?.input).toMatchObject({
        params: { clubId: '1' },
        query: { span: 'all', search: 'mia' },
      }),
    );
  });

  it('CO-40 admins open a club’s orders from the club, and each links to the full order', async () => {
    openConsole('/admin/clubs/7/orders', [lists], 'admin');
    const pickups = within(await screen.findByRole('table', { name: 'Today’s pickups' }));
    expect(pickups.getByRole('link', { name: 'SA-1' })).toHaveAttribute('href', '/admin/orders/ord_1');
    expect(screen.queryByRole('link', { name: 'Your club' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the club' })).toHaveAttribute('href', '/admin/clubs/7');
  });

  it('CO-41 an order opens with its trip, bags and note to the club, and offers only its labels', async () => {
    openConsole('/admin/club/orders/ord_1', [answering(viewClubOrder, view)], 'pro');
    expect(await screen.findByRole('heading', { name: 'SA-1' })).toBeVisible();
    expect(screen.getByText('Left-handed set')).toBeVisible();
    expect(screen.getByRole('row', { name: /Golf bag, Standard/ })).toHaveTextContent('Bag room 2');
    expect(screen.getByRole('link', { name: 'Print labels' })).toHaveAttribute(
      'href',
      expect.stringMatching(/leg=return$/),
    );
    expect(screen.queryByRole('link', { name: 'Open full order' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Cancel|Undo|Refund|Change/ })).not.toBeInTheDocument();
  });

  it('CO-41 an order of another club is not found', async () => {
    const missing = answering(viewClubOrder, () => {
      throw refusal(404, 'order_not_found');
    });
    openConsole('/admin/club/orders/ord_9', [missing], 'pro');
    expect(await screen.findByText(/doesn’t exist, or you don’t have access/)).toBeVisible();
  });
});
