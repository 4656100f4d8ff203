import '@testing-library/jest-dom';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import {
  type OpenedPayLink,
  openPayLink,
  payByLink,
} from '@sendahead/shared-contracts/orders/pay-link-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guest } from '../../testing/people.ts';
import { pass, startedWith } from '../../testing/started.ts';
import { PayLinkPage } from './pay-link-page.tsx';

beforeAll(() => import('./whole-pay-link.tsx'));
beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/pay#token=tok');
});
afterEach(() => jest.useRealTimers());
const wait = (ms = 10) => act(() => pass(ms));

const linkOf = (over: Partial<OpenedPayLink> = {}): OpenedPayLink => ({
  display_id: 'SA-7K2M-9QXR',
  what: ['Ship to San Francisco, CA instead of Chicago, IL'],
  amount_cents: cents(2150),
  state: 'open',
  expires_at: '2026-11-30T15:00:00.000Z',
  changes_order: true,
  ...over,
});

async function opened(...answers: readonly FakeAnswer[]) {
  const page = startedWith({ answers });
  page.page.session(guest);
  render(<PayLinkPage store={page.checkout} host={page.host} />);
  await wait();
  await wait();
  return { ...page, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
const press = () => screen.getByRole('button', { name: 'Pay $21.50' });

describe('the page behind a link to pay', () => {
  it('CH-19 a link’s page shows the order, what changes and the amount, and takes a typed card without signing in', async () => {
    const { called, provider, user } = await opened(
      answering(openPayLink, linkOf()),
      answering(payByLink, { status: true, error: null, link: linkOf({ state: 'paid' }) }),
    );
    expect(called('orders.open-pay-link')[0]?.input).toEqual({ body: { token: 'tok' } });
    // Later readers of the address do not find the token.
    expect(window.location.href).toBe(`${window.location.origin}/pay`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pay to change order SA-7K2M-9QXR');
    expect(screen.getByRole('listitem')).toHaveTextContent('Ship to San Francisco, CA');
    await user.click(press());
    expect(screen.getByRole('alert')).toHaveTextContent('Check the card details.');
    act(() => provider.type(true));
    await user.click(press());
    await wait(200);
    expect(called('orders.pay-by-link').map(({ input }) => input)).toEqual([
      { body: { token: 'tok', payment_method_nonce: expect.any(String) } },
    ]);
    expect(screen.getByRole('heading', { name: 'Paid' }).parentElement).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  it('CH-19 a link’s page says that the card was declined, and keeps the card fields', async () => {
    const { provider, user } = await opened(
      answering(openPayLink, linkOf()),
      answering(payByLink, { status: false, error: 'card_declined', link: linkOf() }),
    );
    act(() => provider.type(true));
    await user.click(press());
    await wait();
    expect(screen.getByRole('alert')).toHaveTextContent('Your bank declined the card.');
    expect(provider.said).not.toContain('clear');
  });

  it.each([
    ['paid', 'Paid'],
    ['withdrawn', 'You don’t need to pay'],
    ['expired', 'This link has expired'],
    ['order_changed', 'Your order has changed'],
    ['order_canceled', 'Your order was canceled'],
  ] as const)('CH-20 the page says that the link is %s, and asks for no card', async (state, title) => {
    const { called } = await opened(answering(openPayLink, linkOf({ state })));
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(called('payments.client-token')).toEqual([]);
  });

  it('CH-20 a withdrawn link for an amount due does not claim that nothing is due', async () => {
    await opened(answering(openPayLink, linkOf({ state: 'withdrawn', changes_order: false })));
    expect(screen.getByRole('heading', { name: 'We withdrew this link' })).toBeInTheDocument();
    expect(screen.queryByText(/You don’t need to pay/)).not.toBeInTheDocument();
  });

  it('CH-20 a link that was closed during the payment shows its new state', async () => {
    let state: OpenedPayLink['state'] = 'open';
    const { provider, user } = await opened(
      answering(openPayLink, () => linkOf({ state })),
      answering(payByLink, () => {
        state = 'order_changed';
        throw refusal(409, 'pay_link_closed');
      }),
    );
    act(() => provider.type(true));
    await user.click(press());
    await wait();
    expect(screen.getByRole('heading', { name: 'Your order has changed' })).toBeInTheDocument();
  });

  it('CH-20 a link’s page says that the price of the change is different now, and that nothing was charged', async () => {
    const { provider, user } = await opened(
      answering(openPayLink, linkOf()),
      answering(payByLink, () => {
        throw refusal(409, 'change_not_possible');
      }),
    );
    act(() => provider.type(true));
    await user.click(press());
    await wait();
    expect(screen.getByRole('alert')).toHaveTextContent(/we can’t make this change. Nothing was charged/);
  });

  it('CH-20 opens a newer link that is followed in the same tab', async () => {
    const { called } = await opened(
      answering(openPayLink, ({ body }) => linkOf({ state: body.token === 'tok' ? 'expired' : 'open' })),
    );
    expect(screen.getByRole('heading', { name: 'This link has expired' })).toBeInTheDocument();
    window.history.replaceState(null, '', '/pay#token=newer');
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    await wait();
    expect(called('orders.open-pay-link').at(-1)?.input).toEqual({ body: { token: 'newer' } });
    expect(press()).toBeInTheDocument();
  });

  it('CH-20 an unknown link is explained, and one that fails to load can be retried', async () => {
    let code = 'connection_lost';
    const { user } = await opened(
      answering(openPayLink, () => {
        throw refusal(code === 'connection_lost' ? 0 : 404, code);
      }),
    );
    code = 'pay_link_not_found';
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await wait();
    expect(screen.getByRole('alert')).toHaveTextContent('This link no longer works.');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});
