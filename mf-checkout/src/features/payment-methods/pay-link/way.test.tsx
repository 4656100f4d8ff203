import '@testing-library/jest-dom';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { sendBookingLink } from '@sendahead/shared-contracts/orders/booking-link-calls';
import { assistanceTopic } from '@sendahead/shared-contracts/page/assistance';
import { userPaymentInfo } from '@sendahead/shared-contracts/payments/info-calls';
import { sendOrderLink } from '@sendahead/shared-contracts/payments/order-link-calls';
import { shipPrice } from '@sendahead/shared-contracts/pricing/calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentCard } from '../../../fragments/payment/payment-card.tsx';
import { customer } from '../../../testing/people.ts';
import { priceOf } from '../../../testing/prices.ts';
import { billOf } from '../../../testing/shares.ts';
import { pass, startedWith } from '../../../testing/started.ts';

beforeAll(() =>
  Promise.all([import('../payment-methods.tsx'), import('../../../effects/read-saved-cards.ts')]),
);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const wait = (ms: number) => act(() => pass(ms));

async function shown(
  role: 'admin' | 'pro' | 'consumer',
  paidBefore: number | null,
  answers: NonNullable<Parameters<typeof startedWith>[0]['answers']> = [],
) {
  const answered = answering(sendBookingLink, { status: true, error: null, order_id: 'ord_9' });
  const sent = answering(sendOrderLink, { status: true, error: null, split: billOf({ by_link: true }) });
  const price = priceOf(1250, { paid_before_cents: paidBefore === null ? null : cents(paidBefore) });
  const page = startedWith({
    answers: [...answers, answered, sent, answering(shipPrice, price)],
    paymentProvider: 'sandbox',
  });
  render(<PaymentCard store={page.checkout} host={page.host} />);
  await act(async () => {
    page.host.page.bind('mf-admin').publish(assistanceTopic, {
      kind: 'on_behalf',
      userId: 'usr_morgan',
      userEmail: 'morgan@club.test',
      userName: 'Morgan Member',
      charges: true,
    });
    page.complete(customer(role === 'consumer' ? {} : { role, onBehalfOf: 'usr_morgan' }));
  });
  await wait(500);
  await wait(100);
  return page;
}
const byLink = () => screen.queryByRole('radio', { name: 'Customer pays by link' });

const keeps = (...numbers: string[]) =>
  answering(userPaymentInfo, {
    credit_card_number: numbers[0] ?? null,
    payment_method_id: numbers[0] ? 'pm_0' : null,
    cards: numbers.map((number, at) => ({
      payment_method_id: `pm_${at}`,
      credit_card_number: number,
      card_type: 'Visa',
      expiration: '12/2030',
    })),
    credits: { wallet_cents: cents(0), ship_wallet_cents: cents(0) },
  });
const notSaved =
  'The card of this order can’t be charged again: Morgan has no saved card. Choose “Customer pays by link”, or enter a card.';

describe('the card of an order that staff change', () => {
  it('PY-30 a card that the customer saved is offered to staff who change the order', async () => {
    await shown('admin', 12_000, [keeps('XXXX1111')]);
    expect(screen.getByRole('radio', { name: 'Morgan Member’s card' })).toBeVisible();
    expect(screen.queryByText(notSaved)).toBeNull();
  });

  it('PY-30 if no card was saved, staff read that none can be charged again, and are offered the link', async () => {
    await shown('admin', 12_000, [keeps()]);
    expect(screen.getByText(notSaved)).toBeVisible();
    expect(byLink()).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Morgan Member’s card' })).toBeNull();
  });

  it('PY-30 a new order does not mention the missing saved card', async () => {
    await shown('admin', null, [keeps()]);
    expect(screen.queryByText(notSaved)).toBeNull();
  });
});

describe('a dearer change that staff make on the booking page', () => {
  it('CO-46 a change is sent as a link to the customer, charges nothing, and returns to the order in the console', async () => {
    const { checkout, called, visited } = await shown('admin', 12_000);
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(byLink() ?? document.body);
    await wait(0);
    expect(screen.getByText(/email morgan@club.test a link to pay \$12\.50/)).toBeVisible();
    act(() => checkout.placeOrder());
    await wait(2000);
    expect(called('payments.process-payment')).toEqual([]);
    expect(called('orders.send-booking-link')).toHaveLength(1);
    expect(visited).toEqual(['/admin/orders/ord_9']);
  });

  it.each([
    ['a new order of the customer', 'consumer', null],
    ['club staff', 'pro', 12_000],
    ['the customer', 'consumer', 12_000],
  ] as const)('CO-46 no link is offered for %s', async (_whose, role, paidBefore) => {
    await shown(role, paidBefore);
    expect(screen.getByRole('radio', { name: 'Card' })).toBeInTheDocument();
    expect(byLink()).not.toBeInTheDocument();
  });
});

describe('a new order that staff book for somebody', () => {
  it.each(['admin', 'pro'] as const)(
    'CO-86 a new order of %s is sent as a link to the customer or another address, and opens the link’s page',
    async (role) => {
      const { checkout, called, visited } = await shown(role, null);
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await user.click(screen.getByRole('radio', { name: 'Send a link to pay' }));
      await wait(0);
      const email = screen.getByLabelText(/Email for the link/);
      expect(screen.queryByText(/still open/)).toBeNull();
      expect(email).toHaveValue('morgan@club.test');
      expect(screen.getByText(/We’ll email a link to pay \$12\.50.*7 days/)).toBeVisible();
      await user.clear(email);
      await act(async () => checkout.placeOrder());
      await wait(0);
      expect(screen.getByText('Enter a valid email address.')).toBeVisible();
      await user.type(email, 'payer@lane.test');
      await act(async () => checkout.placeOrder());
      await wait(2000);
      expect(called('payments.process-payment')).toEqual([]);
      expect(called('payments.send-order-link').map(({ input }) => input)).toEqual([
        {
          body: expect.objectContaining({
            pay_link_email: 'payer@lane.test',
            payment_method_type: 'NewCard',
          }),
        },
      ]);
      expect(visited).toEqual(['/payments/shares?cart_id=cart_1']);
    },
  );

  it('CO-86 CO-127 staff are warned before they send a link while requests for approval are open', async () => {
    const { host } = await shown('admin', null);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('radio', { name: 'Send a link to pay' }));
    await act(async () =>
      host.page.bind('mf-admin').publish(assistanceTopic, {
        kind: 'on_behalf',
        userId: 'usr_morgan',
        userEmail: 'morgan@club.test',
        openRequests: 2,
      }),
    );
    await wait(0);
    expect(screen.getByText(/2 requests for approval are still open/)).toBeVisible();
  });
});
