import '@testing-library/jest-dom';
import { signInRequestedEvent } from '@sendahead/shared-contracts/accounts/topics';
import { listCarts } from '@sendahead/shared-contracts/carts/own-cart-calls';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { listOrders } from '@sendahead/shared-contracts/orders/life-calls';
import { sectionReadyEvent } from '@sendahead/shared-contracts/page/topics';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page, summary } from '../../testing/orders.ts';
import { started } from '../../testing/started.ts';
import { OrdersPage } from './orders-page.tsx';

function open(...answers: readonly FakeAnswer[]) {
  const remote = started('customer', ...answers, answering(listCarts, { carts: [] }));
  render(<OrdersPage store={remote.store} host={remote.host} />);
  return remote;
}
const queries = ({ api }: ReturnType<typeof open>) =>
  api.calls
    .filter(({ name }) => name === listOrders.name)
    .map(({ input }) => (input as { query: unknown }).query);

beforeEach(() => window.history.replaceState(null, '', '/orders'));

describe('the page of orders', () => {
  it('OR-01 the page shows the next shipment first, with its next step as a button, then the others', async () => {
    const next = summary();
    const later = summary({ order_id: 'ord_2', display_id: 'SA-1002', to: 'Casa Marina', next_step: null });
    const past = summary({
      order_id: 'ord_3',
      display_id: 'SA-0007',
      to: 'Pine Lodge',
      state: 'delivered',
      pickup_date: calendarDate('2025-12-02'),
      next_step: null,
    });
    open(answering(listOrders, page([past, later, next], { coming: [next, later], years: [2026, 2025] })));
    const card = await screen.findByRole('region', { name: 'Next shipment' });
    expect(card).toHaveTextContent('Print your labels and attach them before Wed, Dec 2.');
    expect(within(card).getByRole('link', { name: 'Print labels' })).toHaveAttribute(
      'href',
      '/orders/ord_1#labels',
    );
    const [first, second] = ['Coming up', 'Earlier orders'].map((name) =>
      screen.getByRole('region', { name }),
    );
    expect(within(first ?? card).getAllByRole('link')).toHaveLength(1);
    expect(second).toHaveTextContent('Tue, Dec 2, 2025');
    expect(second).toHaveTextContent('Delivered');
    expect(second).not.toHaveTextContent('SA-1001');
  });

  it('PA-20 customs is the next step while bags abroad are not listed', async () => {
    const next = summary({ customs_open: true });
    const later = summary({ order_id: 'ord_2', customs_open: true });
    open(answering(listOrders, page([later, next], { coming: [next, later] })));
    const card = await screen.findByRole('region', { name: 'Next shipment' });
    expect(card).toHaveTextContent('List your bags for customs before Wed, Dec 2.');
    expect(within(card).getByRole('link', { name: 'List your bags' })).toHaveAttribute(
      'href',
      '/orders/ord_1#customs',
    );
    expect(screen.getByRole('region', { name: 'Coming up' })).toHaveTextContent('List your bags for customs');
  });

  it('OR-03 the list is filtered by a word and a year, which the address holds', async () => {
    const several = ['ord_1', 'ord_2', 'ord_3', 'ord_4'].map((order_id) => summary({ order_id }));
    const remote = open(answering(listOrders, page(several, { years: [2026, 2025] })));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Year' }), '2025');
    await userEvent.type(screen.getByRole('searchbox', { name: /Place, traveler/ }), 'pine ');
    await waitFor(() => expect(queries(remote).at(-1)).toEqual({ limit: 50, search: 'pine', year: 2025 }));
    expect(window.location.search).toBe('?year=2025&search=pine');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(queries(remote).at(-1)).toEqual({ limit: 50 }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(window.location.search).toBe('');
  });

  it('OR-01 an empty page says what it will list', async () => {
    open(answering(listOrders, page([], { years: [] })));
    expect(await screen.findByRole('link', { name: 'Book a shipment' })).toHaveAttribute('href', '/ship');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('OR-01 a list that cannot be loaded shows an error, and can be requested again', async () => {
    let up = false;
    open(
      answering(listOrders, () => {
        if (!up) throw refusal(503, 'unavailable');
        return page([summary()]);
      }),
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    up = true;
    await userEvent.click(again);
    expect(await screen.findByText(/SA-1001/)).toBeVisible();
  });

  it('OR-01 a signed-out user is asked to sign in', async () => {
    const { store, host } = started('nobody');
    const wanted = jest.fn();
    host.page.bind('mf-checkout').events(signInRequestedEvent).subscribe(wanted);
    render(<OrdersPage store={store} host={host} />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(wanted).toHaveBeenCalledTimes(1);
  });

  it('OR-01 a sign-in request from before the checkout was ready is repeated', async () => {
    const { store, host } = started('nobody');
    const { unmount } = render(<OrdersPage store={store} host={host} />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    const checkout = host.page.bind('mf-checkout');
    const wanted = jest.fn();
    checkout.events(signInRequestedEvent).subscribe(wanted);
    checkout.publish(sectionReadyEvent, { section: 'travelers' });
    expect(wanted).not.toHaveBeenCalled();
    checkout.publish(sectionReadyEvent, { section: 'checkout' });
    expect(wanted).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    unmount();
    checkout.publish(sectionReadyEvent, { section: 'checkout' });
    expect(wanted).toHaveBeenCalledTimes(2);
  });

  it('OR-08 unfinished bookings are offered, each with a link to continue', async () => {
    const begun = {
      saved_at: '2026-11-30T14:05:00.000Z',
      origin_city: 'Boston',
      destination_city: 'Orlando',
    };
    open(
      answering(listOrders, page([])),
      answering(listCarts, {
        carts: [
          { ...begun, id: 'crt_1', display_id: 'SA-1' },
          { ...begun, id: 'crt_2', display_id: 'SA-2', destination_city: null, is_divided: true },
        ],
      }),
    );
    const list = within(await screen.findByRole('region', { name: 'Bookings to finish' }));
    const [first, second] = list.getAllByRole('listitem');
    expect(list.getByRole('link', { name: 'Finish your booking from Boston to Orlando' })).toHaveAttribute(
      'href',
      '/ship#cart=crt_1',
    );
    expect(first).toHaveTextContent(/Saved Mon, Nov 30, /);
    expect(list.getByRole('link', { name: 'Finish your booking from Boston' })).toHaveAttribute(
      'href',
      '/payments/shares?cart_id=crt_2',
    );
    expect(second).toHaveTextContent('Waiting for the other payers');
  });

  it('OR-08 the orders are shown even if unfinished bookings cannot be loaded', async () => {
    open(
      answering(listOrders, page([summary()])),
      answering(listCarts, () => {
        throw refusal(503, 'unavailable');
      }),
    );
    expect(await screen.findByText(/SA-1001/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Bookings to finish' })).not.toBeInTheDocument();
  });

  it('OR-01 more orders are loaded on request', async () => {
    const many = [summary({ next_step: null, state: 'delivered' })];
    const second = summary({ order_id: 'ord_9', display_id: 'SA-0001', state: 'delivered', next_step: null });
    open(
      answering(listOrders, ({ query }) =>
        query?.before ? { orders: [second], next: null } : page(many, { next: 'cursor' }),
      ),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(/SA-0001/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});
