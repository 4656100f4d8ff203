import '@testing-library/jest-dom';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { readOrder } from '@sendahead/shared-contracts/orders/life-calls';
import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { render, screen } from '@testing-library/react';
import { OrderPage } from '../../fragments/order/order-page.tsx';
import { detail, summary } from '../../testing/orders.ts';
import { started } from '../../testing/started.ts';

const closed = {
  leg: 'outbound',
  stop: 'delivery',
  place: 'Pinewhistle Country Club',
  date: calendarDate('2026-12-05'),
} as const;
const movable = {
  leg: 'outbound',
  state: 'labels_ready',
  allowed_actions: ['change'],
  refund_on_cancel_cents: cents(0),
} as const;

function open(order: OrderDetail) {
  window.history.replaceState(null, '', '/orders/ord_1');
  const { store, host } = started('customer', answering(readOrder, order));
  render(<OrderPage store={store} host={host} />);
}

describe('a club that is closed on a day of the order', () => {
  it('CO-34 the closed club is named with its day, with a link to another day', async () => {
    open(detail({ closed_days: [closed], leg_states: [{ ...movable, allowed_actions: ['change'] }] }));
    expect(
      await screen.findByText(
        'Pinewhistle Country Club is closed on Sat, Dec 5, the day of your delivery there.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change date' })).toHaveAttribute('href', '#change');
  });

  it('CO-34 the closed club is named without a link if the order can no longer change', async () => {
    open(detail({ order: summary({ allowed_actions: [] }), closed_days: [closed] }));
    expect(await screen.findByText('We’ll contact you about another day.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Change date' })).toBeNull();
  });
});
