import '@testing-library/jest-dom';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { clubBilling } from '@sendahead/shared-contracts/payments/club-billing-calls';
import { shipPrice } from '@sendahead/shared-contracts/pricing/calls';
import { act, render, screen, within } from '@testing-library/react';
import { customer } from '../../testing/people.ts';
import { priceOf } from '../../testing/prices.ts';
import { pass, startedWith } from '../../testing/started.ts';
import { PaymentCard } from './payment-card.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('CO-70 the payment card asks nothing if a club pays, and bills the club that the price names', async () => {
  const price = priceOf(12_350, { paid_by_club: { club_id: 3, name: 'Heronsway' } });
  const billed = answering(clubBilling, { status: false, order_id: null, error: 'club_limit_reached' });
  const { checkout, host, complete, called } = startedWith({
    answers: [answering(shipPrice, price), billed],
  });
  render(<PaymentCard store={checkout} host={host} />);
  act(() => complete(customer()));
  await act(() => pass(1500));
  const card = within(screen.getByRole('region', { name: /^Payment/ }));
  expect(card.getByText(/Heronsway pays for this booking/)).toBeVisible();
  expect(card.queryByRole('textbox', { name: /Billing zip code/ })).not.toBeInTheDocument();
  act(() => checkout.placeOrder());
  await act(() => pass(1000));
  expect(called('payments.club-billing')).toMatchObject([
    { input: { body: { sales_club_billing: '3', payment_method_type: 'clubBilling' } } },
  ]);
  expect(called('payments.process-payment')).toHaveLength(0);
  expect(card.getByText(/The club’s account has reached its limit/)).toBeVisible();
});
