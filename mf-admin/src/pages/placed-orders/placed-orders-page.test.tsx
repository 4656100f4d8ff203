import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { addClubUser, findPeople } from '@sendahead/shared-contracts/admin/people-calls';
import { listPlacedOrders } from '@sendahead/shared-contracts/console/placed-order-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
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
  it('TK-13 an empty list of placed orders offers a booking for a customer, found by name', async () => {
    const mia = {
      user_id: 'usr_mia',
      name: 'Mia Member',
      email: 'mia@club.test',
      phone: '',
      member_number: null,
      club_name: null,
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

  it('TK-13 adds an account for a caller there, and shows each problem at its field', async () => {
    let taken = true;
    const { user, called } = openConsole(
      '/admin/placed-orders',
      [
        answering(listPlacedOrders, { orders: [], next: null }),
        answering(findPeople, { people: [], more: false }),
        answering(addClubUser, () => {
          if (taken) throw refusal(409, 'email_taken');
          return new Promise(() => undefined);
        }),
      ],
      'pro',
    );
    await user.click(await screen.findByRole('button', { name: 'Book for a customer' }));
    await user.type(screen.getByRole('combobox', { name: 'Customer' }), 'Nell New');
    await user.click(screen.getByRole('button', { name: 'New customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New customer' }));
    expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Nell');
    await user.click(dialog.getByRole('button', { name: 'Add and book' }));
    expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Please enter the email',
    );
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'nell@new.test');
    await user.type(dialog.getByRole('textbox', { name: 'Phone' }), '843-555-0199');
    await user.click(dialog.getByRole('button', { name: 'Add and book' }));
    expect(await dialog.findByText('This email has an account. Search for it instead.')).toBeVisible();
    taken = false;
    await user.click(dialog.getByRole('button', { name: 'Add and book' }));
    expect(await dialog.findByRole('button', { name: 'Adding…' })).toBeVisible();
    expect(called('admin.add-club-user').at(-1)?.input).toEqual({
      body: {
        first_name: 'Nell',
        last_name: 'New',
        email: 'nell@new.test',
        phone: expect.stringContaining('555'),
      },
    });
  });

  it('CO-91 links admins to the staff page of a placed order', async () => {
    openConsole('/admin/placed-orders', [answering(listPlacedOrders, { orders: [order], next: null })]);
    expect(await screen.findByRole('link', { name: 'SA-1' })).toHaveAttribute('href', '/admin/orders/ord_1');
  });

  it('OPEN-19 links club staff to the order’s own page, and shows past orders on request', async () => {
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
