import '@testing-library/jest-dom';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { copyOrderLink, sendOrderLinkAgain } from '@sendahead/shared-contracts/payments/order-link-calls';
import { type BillSplit, readSplit, stopSplit } from '@sendahead/shared-contracts/payments/split-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customer } from '../../testing/people.ts';
import { billOf, robins } from '../../testing/shares.ts';
import { pass, startedWith } from '../../testing/started.ts';
import { BuyersSharesPage } from './buyers-shares-page.tsx';

beforeAll(() => import('./buyers-shares-view.tsx'));
beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/payments/shares?cart_id=cart_1');
});
afterEach(() => jest.useRealTimers());
const wait = (ms = 10) => act(() => pass(ms));

const sent = (over: Partial<BillSplit> = {}): BillSplit =>
  billOf({
    by_link: true,
    total_cents: cents(12_900),
    shares: [robins({ name: '', email: 'payer@lane.test', amount_cents: cents(12_900) })],
    ...over,
  });

async function opened(...answers: readonly FakeAnswer[]) {
  const page = startedWith({ answers });
  page.page.session(customer({ role: 'admin' }));
  render(<BuyersSharesPage store={page.checkout} host={page.host} />);
  await wait();
  await wait();
  return { ...page, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

describe('the page of a link that staff sent for a new order', () => {
  it('CO-86 the page of a sent link says for how much, from whom and until when the order waits, and then opens the order', async () => {
    let split = sent();
    await opened(answering(readSplit, () => split));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Waiting for payment');
    const card = screen.getByRole('region', { name: 'Payment by link' });
    expect(card).toHaveTextContent('$129.00');
    expect(card).toHaveTextContent('We emailed the link to payer@lane.test.');
    expect(card).toHaveTextContent(/The link works until Mon, Nov 23/);
    split = sent({ charging: true });
    await wait(5000);
    expect(screen.getByRole('heading', { name: 'Payment under way' })).toBeInTheDocument();
    expect(document.title).toMatch(/^Payment under way \| /);
    expect(screen.queryByRole('button', { name: 'Withdraw link' })).not.toBeInTheDocument();
    split = sent({ state: 'placed', order_id: 'ord_1' });
    await wait(5000);
    expect(screen.getByRole('heading', { name: 'Paid, and the order is placed' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the order' })).toHaveAttribute(
      'href',
      '/admin/orders/ord_1',
    );
    expect(screen.getByRole('link', { name: 'View as the customer' })).toHaveAttribute(
      'href',
      expect.stringMatching(/receipt.*ord_1/),
    );
  });

  it('CO-86 the link can be copied, and is the same at every press', async () => {
    const { called, user } = await opened(
      answering(readSplit, sent()),
      answering(copyOrderLink, { address: '/pay#token=order-abc' }),
    );
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await wait();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(screen.getByLabelText('Link to pay')).toHaveValue(`${window.location.origin}/pay#token=order-abc`);
    expect(called('payments.copy-order-link')).toHaveLength(1);
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/pay#token=order-abc`);
  });

  it('CO-88 a link is resent, to another address too, and withdrawn', async () => {
    const { called, user } = await opened(
      answering(readSplit, sent()),
      answering(sendOrderLinkAgain, sent({ shares: [robins({ email: 'other@lane.test' })] })),
      answering(stopSplit, sent({ state: 'stopped' })),
    );
    const email = screen.getByLabelText(/Email for the link/);
    expect(email).toHaveValue('payer@lane.test');
    await user.clear(email);
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(screen.getByText('Enter a valid email address.')).toBeInTheDocument();
    await user.type(email, 'other@lane.test');
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await wait();
    expect(called('payments.send-order-link-again').map(({ input }) => input)).toEqual([
      { params: { cart_id: 'cart_1' }, body: { email: 'other@lane.test' } },
    ]);
    expect(screen.getAllByText('We’re sending the link to other@lane.test.')[0]).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Withdraw link' }));
    await wait();
    expect(screen.getByRole('heading', { name: 'Link withdrawn' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the booking' })).toHaveAttribute('href', '/ship');
  });

  it('CO-88 a link that is being paid right now is not withdrawn', async () => {
    const { user } = await opened(
      answering(readSplit, sent()),
      answering(stopSplit, () => {
        throw refusal(409, 'split_charging');
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Withdraw link' }));
    await wait();
    expect(screen.getByRole('alert')).toHaveTextContent('A payment is under way right now.');
  });

  it('CO-88 a link that was not paid in time links to the booking', async () => {
    await opened(answering(readSplit, sent({ state: 'expired' })));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The link wasn’t paid');
    expect(screen.getByRole('link', { name: 'Back to the booking' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
