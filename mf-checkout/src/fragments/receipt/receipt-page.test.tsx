import '@testing-library/jest-dom';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { readReceipt } from '@sendahead/shared-contracts/orders/calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, within } from '@testing-library/react';
import { openReceipt, receiptQuery } from '../../testing/open-receipt.tsx';
import { customer } from '../../testing/people.ts';
import { receiptOf } from '../../testing/receipts.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

describe('the receipt', () => {
  it('RT-20 OPEN-19 shows number, code, next steps, legs, travelers, items, lines and payment', async () => {
    await openReceipt(receiptQuery);
    expect(screen.getByRole('heading', { level: 1, name: 'Your order is placed' })).toBeInTheDocument();
    expect(screen.getByText('SA-204817')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'QR code of order SA-204817' })).toBeInTheDocument();
    const part = (name: string) => within(screen.getByRole('region', { name }));
    expect(
      part('What happens next')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Tue, Dec 1Print the labelsWe email them the day before.',
      'Wed, Dec 2PickupAt Pine Hollow Golf Club, between 9 AM and 5 PM.',
      'Tue, Dec 8DeliveryAt 500 Congress Ave.',
    ]);
    expect(part('Your shipment').getByText('Naples, FL 34102')).toBeInTheDocument();
    expect(part('Your shipment').getByText('Tue, Dec 8, 2026')).toBeInTheDocument();
    expect(part('Traveler information').getByText(/Golf bag, Standard/)).toBeInTheDocument();
    expect(part('Price').getByText('Visa XXXX1111')).toBeInTheDocument();
  });

  it('PY-34 a receipt that another tab’s order opened says so, with number and total', async () => {
    const receipt = receiptOf({ placed_at: new Date().toISOString() });
    const answers = [answering(readReceipt, receipt)];
    await openReceipt(`${receiptQuery}&elsewhere=1`, { answers });
    expect(
      screen.getByText(
        /^This booking was already placed in another tab or window: order SA-204817, \$[\d,.]+\. Nothing from this tab was added or charged\.$/,
      ),
    ).toBeInTheDocument();
  });

  it('OR-06 the receipt shows the amounts of an order that no longer names anybody, and says since when', async () => {
    const receipt = receiptOf({ people_removed_on: calendarDate('2028-02-03') });
    await openReceipt(receiptQuery, { answers: [answering(readReceipt, receipt)] });
    expect(
      screen.getByText(/^Names and addresses were removed from this order on Thu, Feb 3, 2028\./),
    ).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Price' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Your labels and options' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  it('VL-22 says which travelers get emails about their bags', async () => {
    const travelers = [
      { name: 'Ann Lee', email: 'ann@lee.test', items: ['Golf bag, Standard'] },
      { name: 'Robin Lane', email: 'robin@lane.test', items: ['Golf bag, Standard'], emailed: true },
    ];
    await openReceipt(receiptQuery, { answers: [answering(readReceipt, receiptOf({ travelers }))] });
    expect(screen.getByText('ann@lee.test')).toBeInTheDocument();
    expect(
      screen.getByText('We’ll email robin@lane.test about these bags, without prices.'),
    ).toBeInTheDocument();
  });

  it('OPEN-19 the receipt says to a person who booked for a customer whom we emailed', async () => {
    const receipt = receiptOf({ confirmation_to: 'casey@example.test' });
    await openReceipt(receiptQuery, { answers: [answering(readReceipt, receipt)] });
    expect(screen.getByRole('heading', { level: 1, name: 'The order is placed' })).toBeInTheDocument();
    expect(screen.getByText('We emailed a confirmation to casey@example.test.')).toBeInTheDocument();
  });

  it('CO-104 staff who booked for a customer are linked to the console and to the next booking, not to an account', async () => {
    const receipt = receiptOf({ confirmation_to: 'ann@lee.test', customer_name: 'Ann Lee' });
    await openReceipt(
      receiptQuery,
      { answers: [answering(readReceipt, receipt)] },
      customer({ role: 'admin' }),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Order placed for Ann Lee' })).toBeInTheDocument();
    expect(screen.getByText('We emailed a confirmation to ann@lee.test.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open in the console' })).toHaveAttribute(
      'href',
      '/admin/orders/ord_1',
    );
    expect(screen.getByRole('link', { name: 'Book another' })).toHaveAttribute('href', '/ship');
    expect(screen.getByText(/^The labels for Wed, Dec 2 are ready/)).toBeInTheDocument();
    for (const name of ['Get text messages', 'Ship again or send back', 'Change or cancel'])
      expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.queryByText(/\b[Yy]our\b/)).toBeNull();
  });

  it('CO-104 club staff, who have no page of the order, are linked only to the next booking', async () => {
    const receipt = receiptOf({ confirmation_to: 'ann@lee.test', customer_name: 'Ann Lee' });
    await openReceipt(
      receiptQuery,
      { answers: [answering(readReceipt, receipt)] },
      customer({ role: 'pro' }),
    );
    expect(screen.queryByRole('link', { name: 'Open in the console' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Book another' })).toBeInTheDocument();
  });

  it('OR-10 the receipt offers text messages only if a number of the order can receive them', async () => {
    await openReceipt(receiptQuery, { answers: [answering(readReceipt, receiptOf({ texts: false }))] });
    expect(screen.getByRole('link', { name: 'Change or cancel' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Get text messages' })).toBeNull();
  });

  it('MD-17 the receipt repeats that the holiday terms were accepted, if they were', async () => {
    const receipt = receiptOf({ holiday_terms_accepted: true });
    await openReceipt(receiptQuery, { answers: [answering(readReceipt, receipt)] });
    expect(screen.getByText(/^You accepted the holiday terms/)).toBeInTheDocument();
  });

  it('OPEN-19 a receipt opened days later does not repeat that the order is placed', async () => {
    const receipt = receiptOf({ placed_at: '2026-11-18T12:00:00Z' });
    await openReceipt(receiptQuery, { answers: [answering(readReceipt, receipt)] });
    expect(screen.getByRole('heading', { level: 1, name: 'Receipt' })).toBeInTheDocument();
    expect(screen.queryByText(/We emailed/)).not.toBeInTheDocument();
  });

  it('PY-26 the receipt names the travel agent who booked', async () => {
    const travel_agent = { company: 'Far Away', name: 'Ida', iata_number: '12345675', network: 'Virtuoso' };
    await openReceipt(receiptQuery, { answers: [answering(readReceipt, receiptOf({ travel_agent }))] });
    const agent = within(screen.getByRole('region', { name: 'Travel agent' }));
    expect(agent.getByText('Ida, Far Away, Virtuoso')).toBeInTheDocument();
    expect(agent.getByText('IATA 12345675')).toBeInTheDocument();
  });

  it('PR-08, OPEN-19 the receipt names each payment method with its amount', async () => {
    const parts = [
      { type: 'card', title: 'Visa ending in 1111', amount_cents: cents(7_900) },
      { type: 'gift_card', title: 'Gift card ending in 0050', amount_cents: cents(5_000) },
    ];
    const payment = { type: 'NewCard', description: 'Visa $79.00, Gift card $50.00', parts };
    await openReceipt(receiptQuery, { answers: [answering(readReceipt, receiptOf({ payment }))] });
    const list = within(screen.getByRole('list', { name: 'Payments and refunds' })).getAllByRole('listitem');
    expect(list.map(({ textContent }) => textContent)).toEqual([
      'Paid by Visa ending in 1111$79.00',
      'Paid by Gift card ending in 0050$50.00',
    ]);
    expect(screen.queryByText(payment.description)).not.toBeInTheDocument();
  });
});
