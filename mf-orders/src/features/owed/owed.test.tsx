import '@testing-library/jest-dom';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { readOrder } from '@sendahead/shared-contracts/orders/life-calls';
import type { OwedPayment } from '@sendahead/shared-contracts/orders/order-detail';
import { payRequest } from '@sendahead/shared-contracts/orders/pay-request-calls';
import { sectionReadyEvent } from '@sendahead/shared-contracts/page/topics';
import {
  differenceAnsweredEvent,
  differenceAskedEvent,
} from '@sendahead/shared-contracts/payments/difference-topics';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderPage } from '../../fragments/order/order-page.tsx';
import { detail } from '../../testing/orders.ts';
import { started } from '../../testing/started.ts';

const request: OwedPayment = {
  id: 'pay_1',
  reason: 'Address corrected by the carrier',
  amount_cents: cents(2200),
  state: 'asked',
  asked_at: '2026-12-02T14:40:00.000Z',
};

async function open(pays: FakeAnswer, checkoutIsLate = false) {
  window.history.replaceState(null, '', '/orders/ord_1');
  let reads = 0;
  const remote = started(
    'customer',
    answering(readOrder, () => {
      reads += 1;
      return detail({ owed: [reads === 1 ? request : { ...request, state: 'paid' }] });
    }),
    pays,
  );
  const checkout = remote.host.page.bind('mf-checkout');
  const requests: string[] = [];
  const listen = () =>
    checkout.events(differenceAskedEvent).subscribe(({ id }) => {
      requests.push(id);
      checkout.publish(differenceAnsweredEvent, { id, nonce: 'nonce-1' });
    });
  if (!checkoutIsLate) listen();
  render(<OrderPage store={remote.store} host={remote.host} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $22.00' }));
  return { ...remote, checkout, requests, listen };
}

describe('amounts owed for an order', () => {
  it("CH-15 an owed amount is shown, paid with the checkout's card dialog, and then gone", async () => {
    const { api } = await open(answering(payRequest, { ...request, state: 'paid' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Amount due' })).toBeNull());
    expect(api.calls.find(({ name }) => name === 'orders.pay-request')?.input).toEqual({
      params: { orderId: 'ord_1', requestId: 'pay_1' },
      body: { payment_method_nonce: 'nonce-1' },
    });
  });

  it('CH-15 the card is requested again, once, if the checkout was not loaded yet', async () => {
    const paid = answering(payRequest, { ...request, state: 'paid' });
    const { api, requests, checkout, listen } = await open(paid, true);
    listen();
    const ready = () => act(async () => void checkout.publish(sectionReadyEvent, { section: 'checkout' }));
    await ready();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Amount due' })).toBeNull());
    await ready();
    expect(requests).toHaveLength(1);
    expect(api.calls.filter(({ name }) => name === 'orders.pay-request')).toHaveLength(1);
  });

  it('CH-15 leaving after the card was submitted does not stop the payment', async () => {
    let pay = (): void => undefined;
    const { api, requests, checkout } = await open(
      answering(
        payRequest,
        () =>
          new Promise((resolve) => {
            pay = () => resolve({ ...request, state: 'paid' });
          }),
      ),
    );
    await act(
      async () => void checkout.publish(differenceAnsweredEvent, { id: requests[0] ?? '', nonce: null }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Waiting for your card…' }));
    expect(requests).toHaveLength(1);
    await act(async () => pay());
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Amount due' })).toBeNull());
    expect(api.calls.filter(({ name }) => name === 'orders.pay-request')).toHaveLength(1);
  });

  it('CH-15 a failed payment is reported, and the amount is still owed', async () => {
    await open(
      answering(payRequest, () => {
        throw refusal(0, 'connection_lost');
      }),
    );
    expect(await screen.findByText(/Nothing is done or charged twice/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay $22.00' })).toBeEnabled();
  });

  it('CH-19 the page shows a change that waits for its payment, and until when the emailed link works', async () => {
    window.history.replaceState(null, '', '/orders/ord_1');
    const change = {
      what: ['Ship to San Francisco, CA instead of Chicago, IL'],
      amount_cents: cents(2150),
      until: '2026-12-08T14:40:00.000Z',
    };
    const remote = started('customer', answering(readOrder, detail({ changes_to_pay: [change] })));
    render(<OrderPage store={remote.store} host={remote.host} />);
    const section = await screen.findByRole('region', { name: 'Change waiting for payment' });
    expect(section).toHaveTextContent('$21.50 Ship to San Francisco, CA instead of Chicago, IL.');
    expect(section).toHaveTextContent('The link works until Tue, Dec 8, 9:40 AM.');
  });
});
