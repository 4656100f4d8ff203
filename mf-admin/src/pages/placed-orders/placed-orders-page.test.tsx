import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { findPeople } from '@sendahead/shared-contracts/admin/people-calls';
import { listPlacedOrders } from '@sendahead/shared-contracts/console/placed-order-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';

const order = {
  order_id: 'ord_1',
  display_id: 'SA-1',
  brand: 'golf',
  state: 'labels_ready' as const,
  placed_at: '2026-11-20T10:00:00.000Z',
  pickup_date: calendarDate('2026-12-04'),
  customer: 'Mia Member',
  email: 'mia@club.test',
  from: 'Home',
  to: 'Pinewhistle Country Club',
  bags: 1,
  total_cents: cents(9_900),
};

describe('orders that club staff placed', () => {
  it('TK-13 none yet leads to a booking for a customer, found by name', async () => {
    const mia = {
      ...{ user_id: 'usr_mia', name: 'Mia Member', email: 'mia@club.test', phone: '' },
      ...{ member_number: null, club_name: null },
    };
    const { user, called } = openConsole(
      '/admin/placed-orders',
      [
        answering(listPlacedOrders, { orders: [], next: null }),
        answering(findPeople, { people: [mia], more: false }),
      ],
      'pro',
    );
    await user.click(await screen.findByRole('button', { name: 'Book for a customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Book for a customer' }));
    await user.type(dialog.getByRole('combobox', { name: 'Customer' }), 'mia');
    expect(await dialog.findByRole('option', { name: /Mia Member/ })).toBeVisible();
    expect(called('admin.find-people').map(({ input }) => input)).toEqual([{ query: { search: 'mia' } }]);
  });

  it('OPEN-19 lead to the order’s own page, and past ones are shown on request', async () => {
    const { user, called } = openConsole(
      '/admin/placed-orders',
      [answering(listPlacedOrders, { orders: [order], next: null })],
      'pro',
    );
    const row = within(await screen.findByRole('row', { name: /Mia Member/ }));
    expect(row.getByRole('link', { name: 'SA-1' })).toHaveAttribute('href', '/orders/ord_1');
    expect(row.getByText('Fri, Dec 4')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All orders');
    expect(called('console.placed-orders').map(({ input }) => input)).toMatchObject([
      { query: { span: 'coming' } },
      { query: { span: 'all' } },
    ]);
  });
});
