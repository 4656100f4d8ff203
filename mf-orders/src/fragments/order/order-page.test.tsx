import '@testing-library/jest-dom';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { readOrder } from '@sendahead/shared-contracts/orders/life-calls';
import { render, screen } from '@testing-library/react';
import { detail } from '../../testing/orders.ts';
import { started } from '../../testing/started.ts';
import { OrderPage } from './order-page.tsx';

function open(who: 'customer' | 'nobody', ...answers: readonly FakeAnswer[]) {
  window.history.replaceState(null, '', '/orders/ord_1');
  const remote = started(who, ...answers);
  render(<OrderPage store={remote.store} host={remote.host} />);
  return remote;
}

describe('the page of an order', () => {
  it('OR-04 shows the order of its address, and the way to the others', async () => {
    const { api } = open('customer', answering(readOrder, detail()));
    expect(await screen.findByRole('heading', { level: 1, name: 'Order SA-1001' })).toBeVisible();
    expect(api.calls).toEqual([{ name: 'orders.read', input: { params: { orderId: 'ord_1' } } }]);
    expect(screen.getByText('Labels ready')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/orders');
  });

  it('OR-04 tells of an order that is not there, or another person’s', async () => {
    open(
      'customer',
      answering(readOrder, () => {
        throw refusal(404, 'order_not_found');
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in with another account' })).toBeVisible();
  });

  it('OR-04 asks who is signed out to sign in, and reads nothing', () => {
    const { api } = open('nobody');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(api.calls).toEqual([]);
  });
});
