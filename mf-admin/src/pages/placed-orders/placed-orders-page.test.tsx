import '@testing-library/jest-dom';
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
