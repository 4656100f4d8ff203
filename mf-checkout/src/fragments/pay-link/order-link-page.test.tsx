import '@testing-library/jest-dom';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import {
  type OpenedOrderLink,
  openOrderLink,
  payOrderLink,
} from '@sendahead/shared-contracts/payments/order-link-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guest } from '../../testing/people.ts';
import { pass, startedWith } from '../../testing/started.ts';
import { PayLinkPage } from './pay-link-page.tsx';

beforeAll(() => import('./whole-pay-link.tsx'));
beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/pay#token=order-tok');
});
afterEach(() => jest.useRealTimers());
const wait = (ms = 10) => act(() => pass(ms));

const linkOf = (over: Partial<OpenedOrderLink> = {}): OpenedOrderLink => ({
  asked_by: 'Alex Admin',
  display_id: 'SA-7K2M-9QXR',
  state: 'open',
  amount_cents: cents(12_900),
  legs: [
    {
      leg: 'outbound',
      from: 'Austin, TX',
      to: 'Pinehurst, NC',
      pickup_date: '2026-11-24',
      arrival_date: '2026-12-02',
    },
  ],
  items: ['Golf bag, Standard', 'Suitcase, Large'],
  lines: [
    { title: 'Golf bag, Standard', amount_cents: cents(13_900) },
    { title: 'Coupon', amount_cents: cents(-1_000) },
  ],
  expires_at: '2026-11-24T22:00:00.000Z',
  problem: null,
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
const press = () => screen.getByRole('button', { name: 'Pay $129.00' });

describe('the page behind a link that pays a new order', () => {
  it('CO-92 a link’s page shows first names with their bags, the club, the days and the carrier', async () => {
    const shipment = {
      travelers: [
        { first_name: 'Ann', items: ['Golf bag, Standard'] },
        { first_name: '', items: ['Suitcase, Large'] },
      ],
      legs: [
        {
          leg: 'outbound' as const,
          from: 'Austin, TX',
          to: 'Pinehurst, NC',
          clubs: ['Pine Club'],
          pickup_date: '2026-11-24',
          arrival_date: '2026-12-02',
          service: 'FedEx Ground',
        },
      ],
    };
    await opened(answering(openOrderLink, linkOf({ shipment })));
    const card = within(screen.getByRole('region', { name: 'Shipment' }));
    for (const text of [
      'Austin, TX to Pinehurst, NC',
      'Pine Club',
      'By FedEx Ground',
      'Ann: Golf bag, Standard',
    ])
      expect(card.getByText(text)).toBeInTheDocument();
    expect(card.getByText(/^Pickup .*Nov 24.*arrives .*Dec 2/)).toBeInTheDocument();
    expect(card.getByText('Suitcase, Large')).toBeInTheDocument();
  });

  it('CO-87 a link’s page says who asks, shows the whole shipment and its price, and takes a typed card without signing in', async () => {
    const { called, provider, user } = await opened(
      answering(openOrderLink, linkOf()),
      answering(payOrderLink, { status: true, error: null, link: linkOf({ state: 'paid' }) }),
    );
    expect(called('payments.open-order-link')[0]?.input).toEqual({ body: { token: 'order-tok' } });
    expect(window.location.href).toBe(`${window.location.origin}/pay`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pay for shipment SA-7K2M-9QXR');
    const shipment = within(screen.getByRole('region', { name: 'Shipment' }));
    for (const text of [
      /Alex Admin prepared/,
      'Austin, TX to Pinehurst, NC',
      'Bags: Golf bag, Standard, Suitcase, Large',
      '−$10.00',
    ])
      expect(shipment.getByText(text)).toBeInTheDocument();
    expect(shipment.getByText(/Pickup Tue, Nov 24, arrives Wed, Dec 2/)).toBeInTheDocument();
    await user.click(press());
    expect(screen.getByRole('alert')).toHaveTextContent('Check the card details.');
    act(() => provider.type(true));
    await user.click(press());
    await wait(200);
    expect(called('payments.pay-order-link').map(({ input }) => input)).toEqual([
      { body: { token: 'order-tok', payment_method_nonce: expect.any(String) } },
    ]);
    const paid = screen.getByRole('heading', { name: 'Paid, and booked' });
    expect(paid.parentElement).toHaveFocus();
    expect(paid.parentElement).toHaveTextContent('SA-7K2M-9QXR');
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  it('CO-87 a link’s page says that the card was declined, keeps the card fields, and says so again after a reload', async () => {
    const { provider, user } = await opened(
      answering(openOrderLink, linkOf({ problem: 'card_declined' })),
      answering(payOrderLink, {
        status: false,
        error: 'insufficient_funds',
        link: linkOf({ problem: 'insufficient_funds' }),
      }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Your bank declined the card.');
    act(() => provider.type(true));
    await user.click(press());
    await wait();
    expect(screen.getByRole('alert')).toHaveTextContent('more than it can cover');
    expect(provider.said).not.toContain('clear');
  });

  it('CO-87 the bank may challenge its customer, and the resulting nonce pays the link', async () => {
    let asked = false;
    const { called, provider, user } = await opened(
      answering(openOrderLink, linkOf()),
      answering(payOrderLink, () => {
        const again = asked;
        asked = true;
        return again
          ? { status: true, error: null, link: linkOf({ state: 'paid' }) }
          : { status: false, error: 'authentication_required', link: linkOf() };
      }),
    );
    act(() => provider.type(true));
    await user.click(press());
    await wait(200);
    expect(called('payments.pay-order-link')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Paid, and booked' })).toBeInTheDocument();
  });

  it('CO-87 an undecided payment of a link is polled until it is decided', async () => {
    let state: OpenedOrderLink['state'] = 'paying';
    await opened(answering(openOrderLink, () => linkOf({ state })));
    expect(screen.getByRole('heading', { name: 'Confirming the payment' })).toBeInTheDocument();
    state = 'paid';
    await wait(5000);
    expect(screen.getByRole('heading', { name: 'Paid, and booked' })).toBeInTheDocument();
  });

  it.each([
    ['paid', 'Paid, and booked'],
    ['withdrawn', 'This link was withdrawn'],
    ['expired', 'This link has expired'],
  ] as const)('CO-87 the page says that the link is %s, and asks for no card', async (state, title) => {
    const { called } = await opened(answering(openOrderLink, linkOf({ state })));
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(called('payments.client-token')).toEqual([]);
  });

  it('CO-87 a link’s page shows the new state when another tab was first', async () => {
    let state: OpenedOrderLink['state'] = 'open';
    const { provider, user } = await opened(
      answering(openOrderLink, () => linkOf({ state })),
      answering(payOrderLink, () => {
        state = 'paid';
        throw refusal(409, 'attempt_in_progress');
      }),
    );
    act(() => provider.type(true));
    await user.click(press());
    await wait();
    expect(screen.getByRole('heading', { name: 'Paid, and booked' })).toBeInTheDocument();
  });

  it('CO-87 a link’s page says that the days are no longer available, and that nothing was charged', async () => {
    const { provider, user } = await opened(
      answering(openOrderLink, linkOf()),
      answering(payOrderLink, () => {
        throw refusal(409, 'order_not_possible');
      }),
    );
    act(() => provider.type(true));
    await user.click(press());
    await wait();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /can’t ship on these dates anymore.*Nothing was charged/,
    );
  });

  it('CO-87 an invalid link is explained', async () => {
    await opened(
      answering(openOrderLink, () => {
        throw refusal(404, 'pay_link_not_found');
      }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This link no longer works.');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});
