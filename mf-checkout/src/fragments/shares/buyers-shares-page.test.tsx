import '@testing-library/jest-dom';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { payShares, readSplit, stopSplit } from '@sendahead/shared-contracts/payments/split-calls';
import { readWaitingLink } from '@sendahead/shared-contracts/payments/waiting-link-calls';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customer, guest } from '../../testing/people.ts';
import { billOf, robins, shareOf } from '../../testing/shares.ts';
import { pass, startedWith } from '../../testing/started.ts';
import { BuyersSharesPage } from './buyers-shares-page.tsx';

beforeAll(() => import('./buyers-shares-view.tsx'));
beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/payments/shares?cart_id=cart_1');
});
afterEach(() => jest.useRealTimers());
const wait = (ms = 10) => act(() => pass(ms));

async function opened(answers: readonly FakeAnswer[], session = customer()) {
  const page = startedWith({ answers });
  page.page.session(session);
  render(<BuyersSharesPage store={page.checkout} host={page.host} />);
  await wait();
  await wait();
  return { ...page, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
const standing = () => within(screen.getByRole('region', { name: 'Shares' }));

describe('the page of a split bill', () => {
  it('GB-02 the page of a split bill shows the state of each share, polls automatically, and links to the receipt', async () => {
    let split = billOf();
    const { called } = await opened([answering(readSplit, () => split)]);
    expect(called('payments.read-split')[0]?.input).toEqual({ params: { cart_id: 'cart_1' } });
    expect(standing().getByText('Waiting for an answer')).toBeInTheDocument();
    expect(standing().getByText('Ann Lee (you)')).toBeInTheDocument();
    split = billOf({ shares: [shareOf(), robins({ state: 'agreed' })], charging: true });
    await wait(5000);
    expect(screen.getByRole('heading', { name: 'Everyone agreed' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Stop/ })).not.toBeInTheDocument();
    split = { ...split, charging: false, state: 'placed', order_id: 'ord_1' };
    await wait(5000);
    expect(standing().getAllByText('Paid')).toHaveLength(2);
    expect(standing().getByRole('link', { name: 'Open your receipt' })).toHaveAttribute(
      'href',
      expect.stringContaining('order_id=ord_1'),
    );
    const asked = called('payments.read-split').length;
    await wait(30_000);
    expect(called('payments.read-split')).toHaveLength(asked);
  });

  it('PY-31 the buyer sees when a payer who has not answered was reminded', async () => {
    const reminded_at = '2026-11-22T15:00:00Z';
    let split = billOf({ shares: [shareOf(), robins({ reminded_at })] });
    await opened([answering(readSplit, () => split)]);
    expect(standing().getByText(/^Reminded Sun, Nov 22, /)).toBeVisible();
    split = billOf({ shares: [shareOf(), robins({ reminded_at, state: 'declined' })] });
    await wait(5000);
    expect(standing().queryByText(/^Reminded/)).not.toBeInTheDocument();
  });

  it('GB-02 the buyer pays the rest with the card that was agreed on', async () => {
    const done = billOf({
      charging: true,
      shares: [shareOf(), robins({ state: 'agreed', taken_over: true })],
    });
    const { called, user } = await opened([
      answering(readSplit, billOf({ shares: [shareOf(), robins({ state: 'declined' })] })),
      answering(payShares, { status: true, error: null, split: done }),
    ]);
    expect(standing().getByText('Declined')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pay the remaining $64.00' }));
    await wait();
    expect(called('payments.pay-shares')[0]?.input).toEqual({
      params: { cart_id: 'cart_1' },
      body: { what: 'rest' },
    });
    expect(standing().getByText('You’ll pay this')).toBeInTheDocument();
  });

  it('GB-02 the buyer withdraws the requests and returns to the booking; a failure is reported and loses nothing', async () => {
    let down = true;
    const { user } = await opened([
      answering(readSplit, billOf()),
      answering(stopSplit, () => {
        if (down) throw refusal(0, 'connection_lost');
        return billOf({ state: 'stopped' });
      }),
    ]);
    const stop = screen.getByRole('button', { name: 'Cancel requests and edit booking' });
    await user.click(stop);
    await wait();
    expect(screen.getByRole('alert')).toHaveTextContent('We can’t reach our service');
    down = false;
    await user.click(stop);
    await wait(200);
    expect(screen.getByRole('heading', { name: 'Requests canceled' }).parentElement).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Back to your booking' })).toHaveAttribute('href', '/ship');
  });

  it("GB-02 the page asks for another card when the buyer's own was refused", async () => {
    const refused = billOf({ shares: [shareOf({ state: 'asked', problem: 'card_declined' }), robins()] });
    const { called, provider, user } = await opened([
      answering(readSplit, refused),
      answering(payShares, { status: true, error: null, split: billOf() }),
    ]);
    const press = screen.getByRole('button', { name: 'Use this card' });
    await user.click(press);
    expect(provider.said).toContain('validate and focus');
    expect(called('payments.pay-shares')).toEqual([]);
    act(() => provider.type(true));
    await user.click(press);
    await wait();
    expect(called('payments.pay-shares')[0]?.input).toEqual({
      params: { cart_id: 'cart_1' },
      body: { what: 'own', payment_method_nonce: expect.any(String) },
    });
    expect(screen.queryByRole('button', { name: 'Use this card' })).not.toBeInTheDocument();
  });

  it('failed polling keeps the shown shares', async () => {
    let down = false;
    await opened([
      answering(readSplit, () => {
        if (down) throw refusal(0, 'connection_lost');
        return billOf();
      }),
    ]);
    down = true;
    await wait(5000);
    expect(screen.getByText(/We can’t load the latest right now/)).toBeInTheDocument();
    expect(standing().getByText('Robin Lane')).toBeInTheDocument();
  });

  it('a guest whose booking waits for no pay link is asked to sign in', async () => {
    const none = answering(readWaitingLink, () => {
      throw refusal(404, 'cart_not_found');
    });
    const { state, called, user } = await opened([none], guest);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(state().account.dialog).toBe('sign-in');
    expect(called('payments.read-split')).toEqual([]);
  });
});
