import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { takeBackCart } from '@sendahead/shared-contracts/carts/hold-calls';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { readOrderedFor } from '@sendahead/shared-contracts/page/ordered-for';
import { readSplit } from '@sendahead/shared-contracts/payments/split-calls';
import {
  openWaitingLink,
  readWaitingLink,
  type WaitingLink,
  withdrawWaitingLink,
} from '@sendahead/shared-contracts/payments/waiting-link-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customer, guest } from '../../testing/people.ts';
import { pass, startedWith } from '../../testing/started.ts';
import { BuyersSharesPage } from './buyers-shares-page.tsx';

beforeAll(() => import('./buyers-shares-view.tsx'));
beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/payments/shares?cart_id=cart_1');
});
afterEach(() => jest.useRealTimers());
const wait = (ms = 10) => act(() => pass(ms));

const linkOf = (over: Partial<WaitingLink> = {}): WaitingLink => ({
  display_id: 'SA-1234-5678',
  order_id: null,
  state: 'open',
  sent_by: 'Alex',
  email: 'p•••@lane.test',
  amount_cents: cents(8795),
  expires_at: '2026-11-30T15:00:00Z',
  can_pay: false,
  can_take_back: true,
  ...over,
});
const noSplit = answering(readSplit, () => {
  throw refusal(404, 'split_not_found');
});

async function opened(answers: readonly FakeAnswer[], session = guest) {
  const page = startedWith({ answers });
  page.page.session(session);
  render(<BuyersSharesPage store={page.checkout} host={page.host} />);
  await wait();
  await wait();
  return { ...page, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
const card = () => screen.getByRole('region', { name: 'Payment by link' });
const heading = () => screen.getByRole('heading', { level: 1 });

describe('the page of a booking that waits for a pay link, for its customer', () => {
  it('TK-21 a guest sees the sum and part of the email, and then the paid order, and never a split bill', async () => {
    let link = linkOf();
    const { called } = await opened([answering(readWaitingLink, () => link)]);
    expect(heading()).toHaveTextContent('Waiting for payment');
    expect(document.title).toMatch(/^Waiting for payment \| /);
    expect(card()).toHaveTextContent('$87.95');
    expect(card()).toHaveTextContent('Alex emailed a link to pay to p•••@lane.test.');
    expect(screen.queryByText(/agreed/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    link = linkOf({ state: 'paid', order_id: 'ord_1', can_take_back: false });
    await wait(5000);
    expect(heading()).toHaveTextContent('Paid, and your order is placed');
    expect(card()).toHaveTextContent('Your order number is SA-1234-5678.');
    const order = screen.getByRole('link', { name: 'Open your order' });
    order.addEventListener('click', (event) => event.preventDefault());
    act(() => order.click());
    expect(readOrderedFor('ord_1')).toMatchObject({ number: 'SA-1234-5678', by: 'Alex' });
    const asked = called('payments.read-waiting-link').length;
    await wait(30_000);
    expect(called('payments.read-waiting-link')).toHaveLength(asked);
  });

  it('TK-21 the signed-in owner whose email it is opens the link to pay', async () => {
    const { user, visited } = await opened(
      [
        noSplit,
        answering(readWaitingLink, linkOf({ can_pay: true })),
        answering(openWaitingLink, { address: '/pay#token=order-tok' }),
      ],
      customer(),
    );
    await user.click(within(card()).getByRole('button', { name: 'Pay $87.95' }));
    await wait();
    expect(visited).toEqual(['/pay#token=order-tok']);
  });

  it('TK-22 the customer confirms before the link is withdrawn, and returns to the booking', async () => {
    const { user, visited, called } = await opened([
      answering(readWaitingLink, linkOf()),
      answering(withdrawWaitingLink, linkOf({ state: 'withdrawn' })),
      answering(takeBackCart, { success: true }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Take the booking back' }));
    const sure = () => screen.getByRole('dialog', { name: 'Take the booking back?' });
    await user.click(within(sure()).getByRole('button', { name: 'Keep waiting' }));
    await wait(500);
    expect(called('payments.withdraw-waiting-link')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Take the booking back' }));
    await user.click(within(sure()).getByRole('button', { name: 'Take it back' }));
    await wait(500);
    expect(called('payments.withdraw-waiting-link')).toHaveLength(1);
    expect(called('carts.take-back')[0]?.input).toMatchObject({ params: { cartId: 'cart_1' } });
    expect(visited).toEqual(['/ship']);
  });

  it('TK-22 a link that was paid in the meantime is not withdrawn, and the page shows the payment', async () => {
    let link = linkOf();
    const { user, visited } = await opened([
      answering(readWaitingLink, () => link),
      answering(withdrawWaitingLink, () => {
        link = linkOf({ state: 'paid', order_id: 'ord_1', can_take_back: false });
        throw refusal(409, 'split_closed');
      }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Take the booking back' }));
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    await wait(500);
    expect(heading()).toHaveTextContent('Paid, and your order is placed');
    expect(visited).toEqual([]);
  });

  it.each([
    ['withdrawn', 'The pay link was withdrawn'],
    ['expired', 'The link wasn’t paid'],
  ] as const)('TK-21 the page of a link that is %s leads back to the booking', async (state, title) => {
    await opened([answering(readWaitingLink, linkOf({ state, can_take_back: false }))]);
    expect(heading()).toHaveTextContent(title);
    expect(screen.getByRole('link', { name: 'Back to your booking' })).toHaveAttribute('href', '/ship');
  });
});
