import '@testing-library/jest-dom';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { readCustomsList } from '@sendahead/shared-contracts/orders/customs-calls';
import { readOrder } from '@sendahead/shared-contracts/orders/life-calls';
import { orderPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { act, cleanup, render, screen } from '@testing-library/react';
import { detail, preparation, summary } from '../../testing/orders.ts';
import { started } from '../../testing/started.ts';
import { OrderPage } from './order-page.tsx';

function open(who: 'customer' | 'staff' | 'nobody', ...answers: readonly FakeAnswer[]) {
  return openAt('', who, ...answers);
}
function openAt(search: string, who: 'customer' | 'staff' | 'nobody', ...answers: readonly FakeAnswer[]) {
  window.history.replaceState(null, '', `/orders/ord_1${search}`);
  const remote = started(who, ...answers);
  render(<OrderPage store={remote.store} host={remote.host} />);
  return remote;
}

describe('the page of an order', () => {
  it('OR-04 the page shows the order in its address, with a link to the others', async () => {
    const { api } = open(
      'customer',
      answering(readOrder, detail()),
      answering(orderPreparation, { legs: [preparation()] }),
    );
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: /^Casey Lane to Pinewhistle Country Club Order SA-1001$/,
      }),
    ).toBeVisible();
    expect(api.calls[0]).toEqual({ name: 'orders.read', input: { params: { orderId: 'ord_1' } } });
    expect(screen.getAllByText('Labels ready')[0]).toBeVisible();
    expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/orders');
  });

  it('OR-04 a signed-out visitor can track instead, by the order number of the link in an email', async () => {
    open('nobody');
    const track = { name: 'Track without signing in, by order number and email' };
    expect(await screen.findByRole('link', track)).toHaveAttribute('href', '/track');
    cleanup();
    openAt('?number=SA-ABCD-2345', 'nobody');
    expect(await screen.findByRole('link', track)).toHaveAttribute('href', '/track?number=SA-ABCD-2345');
  });

  it('PA-20 the page starts with customs instead of labels while bags abroad are not listed', async () => {
    const order = summary({ customs_open: true, allowed_actions: [] });
    open(
      'customer',
      answering(readOrder, detail({ order, international: true })),
      answering(orderPreparation, { legs: [preparation()] }),
      answering(readCustomsList, { bags: [], items: [], saved_at: null }),
    );
    const titles = async () =>
      (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    expect((await titles()).slice(0, 2)).toEqual(['List your bags for customs', 'Labels']);
    expect(screen.getByText('Before Wed, Dec 2')).toBeVisible();
  });

  it('CO-04 staff see whose page it is, with a link back to the console', async () => {
    open('staff', answering(readOrder, detail()), answering(orderPreparation, { legs: [preparation()] }));
    expect(await screen.findByText(/^You see this page as the customer does\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the console' })).toHaveAttribute(
      'href',
      '/admin/orders/ord_1',
    );
  });

  it('OR-06 an order without personal data says since when, and offers nothing that needs it', async () => {
    const order = summary({
      state: 'delivered',
      allowed_actions: [],
      travelers: ['Traveler 1'],
      from: 'Reno, NV',
      next_step: null,
      people_removed_on: calendarDate('2028-02-03'),
    });
    open('customer', answering(readOrder, detail({ order, international: true, at_clubs: true })));
    expect(
      await screen.findByText('Names and addresses were removed from this order on Thu, Feb 3, 2028.'),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Documents' })).toBeVisible();
    for (const absent of [/Change/, /Send again/, /Ship again/, /Share/, /customs/i, /Labels/])
      expect(screen.queryByRole('heading', { name: absent })).toBeNull();
  });

  it('OR-04 an order that does not exist, or is another person’s, is not found', async () => {
    open(
      'customer',
      answering(readOrder, () => {
        throw refusal(404, 'order_not_found');
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in with another account' })).toBeVisible();
  });

  it('TC-06 the order is read again only when there is news of it', async () => {
    let state: 'labels_ready' | 'delivered' = 'labels_ready';
    const { host } = open(
      'customer',
      answering(readOrder, () => detail({ order: summary({ state }) })),
    );
    expect((await screen.findAllByText('Labels ready'))[0]).toBeVisible();
    state = 'delivered';
    act(() => host.tellNews('/api/v6/orders/ord_2/news'));
    expect(screen.getAllByText('Labels ready')[0]).toBeVisible();
    act(() => host.tellNews('/api/v6/orders/ord_1/news'));
    expect((await screen.findAllByText('Delivered'))[0]).toBeVisible();
  });

  it('TC-06 the sections of the order are read again too', async () => {
    let packed = 2;
    const { api, host } = open(
      'customer',
      answering(readOrder, () => detail({ international: true })),
      answering(orderPreparation, () => ({ legs: [preparation({ bags: packed })] })),
    );
    expect(await screen.findByText(/Each of your 2 bags has its own label/)).toBeVisible();
    packed = 1;
    act(() => host.tellNews('/api/v6/orders/ord_1/news'));
    expect(await screen.findByText('In a pouch on the handle, barcode facing out.')).toBeVisible();
    const counts = Object.groupBy(api.calls, ({ name }) => name);
    for (const part of ['receipt', 'customs-list', 'preparation', 'track-links'])
      expect([part, counts[`orders.${part}`]?.length]).toEqual([part, 2]);
    expect(counts['claims.of-order']).toHaveLength(2);
  });

  it('OR-04 a signed-out user is asked to sign in, and nothing is read', () => {
    const { api } = open('nobody');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(api.calls).toEqual([]);
  });
});
