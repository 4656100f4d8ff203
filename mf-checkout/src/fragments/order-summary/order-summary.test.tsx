import { paymentBody } from '../../state/payment-body.ts';
import '@testing-library/jest-dom';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { processPayment } from '@sendahead/shared-contracts/payments/calls';
import { shipPrice } from '@sendahead/shared-contracts/pricing/calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goodPoints } from '../../testing/page-slices.ts';
import { customer } from '../../testing/people.ts';
import { lineItem, priceOf } from '../../testing/prices.ts';
import { pass, payable, startedWith } from '../../testing/started.ts';
import { OrderSummary } from './order-summary.tsx';

beforeAll(() => import('./once-priced.tsx'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => pass(ms));
function shown(options: Parameters<typeof startedWith>[0] = {}) {
  const page = startedWith(options);
  render(<OrderSummary store={page.checkout} host={page.host} />);
  const summary = within(screen.getByRole('region', { name: 'Order summary', hidden: true }));
  return { ...page, summary, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
const placeOrder = (summary: ReturnType<typeof within>) =>
  summary.getByRole('button', { name: /^Place order/, hidden: true });

describe('the order summary', () => {
  it.each([
    ['to whom the server tells it', { 'Carrier cost': '$41.20', Margin: '$27.80' }],
    ['and to nobody else', null],
  ])('TK-17 RO-07 shows what the carrier costs %s', async (_, admin_details) => {
    await import('../../features/admin-details/admin-details.tsx');
    const page = shown({ answers: [answering(shipPrice, priceOf(6900, { admin_details }))] });
    act(() => page.complete());
    await wait(1000);
    await wait(0);
    const region = page.summary.queryByRole('region', { name: 'For staff', hidden: true });
    expect(region?.textContent ?? '').toBe(admin_details ? 'For staffCarrier cost$41.20Margin$27.80' : '');
  });

  it('ER-14 warns of a price of nothing in the words of the server', async () => {
    const warning = 'Nothing is charged for this order. Please check what you chose.';
    const page = shown({ answers: [answering(shipPrice, priceOf(0, { zero_cents_penalty: warning }))] });
    act(() => page.complete());
    await wait(1000);
    expect(page.summary.getByText(warning)).toBeInTheDocument();
  });

  it('PR-05 PR-06 shows every line, how it came about, the totals, the days and the way in words', async () => {
    const price = priceOf(15_775, {
      orders: [
        {
          _id: 'ord_1',
          final_price: cents(15_775),
          line_items: [
            lineItem(),
            lineItem({
              id: 'line-2',
              kind: 'insurance',
              title: 'Cover up to $2,500.00',
              amount_cents: cents(3875),
              explain: [],
            }),
            lineItem({
              id: 'line-3',
              kind: 'coupon',
              title: 'Coupon SPRING10',
              amount_cents: cents(-1000),
              explain: [],
            }),
          ],
        },
      ],
      outbound_price_cents: cents(12_900),
      insurance_cents: cents(3875),
    });
    const page = shown({ answers: [answering(shipPrice, price)] });
    act(() => page.complete());
    await wait(1000);
    const lines = within(page.summary.getByRole('list', { name: 'Price', hidden: true })).getAllByRole(
      'listitem',
      { hidden: true },
    );
    expect(lines).toHaveLength(3);
    expect(lines[0]).toHaveTextContent('Ground, Standard golf bag$129.00');
    expect(lines[0]).toHaveTextContent('Zone 6, 42 lb$114.00');
    expect(lines[2]).toHaveTextContent('−$10.00');
    expect(page.summary.getByText('Total').closest('div')).toHaveTextContent('$157.75');
    expect(page.summary.getByText('Coverage in this price').closest('p')).toHaveTextContent('$38.75');
    expect(page.summary.getByRole('list', { name: 'Your shipment', hidden: true })).toHaveTextContent(
      'Delivery by FedEx',
    );
    expect(page.summary.getByText(/From Naples, FL to Austin, TX/)).toBeInTheDocument();
  });

  it('PR-02 dims the old total while a newer one loads, and announces the new one when it has arrived', async () => {
    const page = shown();
    act(() => page.complete());
    await wait(500);
    await wait(1000);
    await wait(100);
    expect(page.summary.getByText('Total $129.00')).toHaveAttribute('role', 'status');
    act(() => page.checkout.store.dispatch({ type: 'coupon-restored', code: 'X' }));
    expect(page.summary.getByText('Updating…')).toBeInTheDocument();
    expect(page.summary.getByText('Total').closest('div')).toHaveTextContent('$129.00');
  });

  it('ER-12 says why there is no price, with "Try again"', async () => {
    let down = true;
    const page = shown({
      answers: [
        answering(shipPrice, () => {
          if (down) throw refusal(0, 'connection_lost');
          return priceOf(500);
        }),
      ],
    });
    act(() => page.complete());
    await wait(500);
    expect(page.summary.getByText(/We can’t reach our service/)).toBeInTheDocument();
    down = false;
    await page.user.click(page.summary.getByRole('button', { name: 'Try again', hidden: true }));
    await wait(500);
    expect(page.summary.getByText('Total').closest('div')).toHaveTextContent('$5.00');
  });

  it('PR-04 names a price below 0 a refund', async () => {
    const page = shown({ answers: [answering(shipPrice, priceOf(-500))] });
    act(() => page.complete());
    await wait(500);
    expect(page.summary.getByText('Refund').closest('div')).toHaveTextContent('−$5.00');
  });
});

describe('the coupon', () => {
  it('PR-07 a customer whose coupon is not tried now reads until when, and the order goes without the code', async () => {
    const coupon_wait_until = new Date(2026, 10, 25, 15, 40).toISOString();
    const page = shown({ answers: [answering(shipPrice, priceOf(500, { coupon_wait_until }))] });
    act(() => page.complete());
    await wait(500);
    await page.user.type(page.summary.getByLabelText('Coupon code'), 'LATER');
    await page.user.click(page.summary.getByRole('button', { name: 'Apply', hidden: true }));
    await wait(500);
    expect(page.summary.getByLabelText('Coupon code')).toHaveAccessibleDescription(
      'Too many wrong coupon codes. Try again at 3:40 PM, or place your order without this code.',
    );
    expect(paymentBody(page.checkout.store.getState(), null)).toMatchObject({ coupon: '' });
  });

  it('PR-07 ER-07 ER-08 says at its field why it does not count', async () => {
    const page = shown({ answers: [answering(shipPrice, priceOf(500, { coupon_invalid: true }))] });
    act(() => page.complete());
    await wait(500);
    await page.user.type(page.summary.getByLabelText('Coupon code'), 'OLD');
    await page.user.click(page.summary.getByRole('button', { name: 'Apply', hidden: true }));
    await wait(500);
    expect(page.summary.getByLabelText('Coupon code')).toHaveAccessibleDescription(
      'This coupon is no longer valid',
    );
    await page.user.click(page.summary.getByRole('button', { name: 'Remove', hidden: true }));
    expect(page.summary.getByLabelText('Coupon code')).toHaveValue('');
    expect(page.summary.getByLabelText('Coupon code')).toBeVisible();
  });

  it('PR-07 ER-08 says what it takes off, and its notice', async () => {
    const coupon = { code: 'SPRING10', title: 'Spring', amount_cents: cents(-1000) };
    const page = shown({
      answers: [
        answering(
          shipPrice,
          priceOf(500, { coupon, coupon_code: 'SPRING10', coupon_notice: 'The retail rate applies.' }),
        ),
      ],
    });
    act(() => {
      page.complete();
      page.checkout.store.dispatch({ type: 'coupon-restored', code: 'SPRING10' });
    });
    await wait(500);
    expect(page.summary.getByText('Spring applied.')).toBeInTheDocument();
    expect(page.summary.getByText('The retail rate applies.')).toBeInTheDocument();
  });
});

describe('the place-order button', () => {
  it('PY-01 is never silently disabled: it says the next thing, and an attempt lists all of them', async () => {
    const page = shown();
    const button = placeOrder(page.summary);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
    expect(button).toHaveAccessibleDescription('Next: Ship from');
    act(() =>
      page.page.points(goodPoints({ valid: false, next: { label: 'Sender name', fieldId: 'sender' } })),
    );
    await wait(600);
    const sender = document.body.appendChild(document.createElement('input'));
    sender.id = 'sender';
    await page.user.click(page.summary.getByRole('link', { name: 'Sender name', hidden: true }));
    expect(sender).toHaveFocus();
    sender.remove();
    expect(button).toHaveAccessibleDescription('Next: Sender name');
    await page.user.click(button);
    expect(
      within(page.summary.getByRole('alert', { hidden: true })).getAllByRole('listitem', { hidden: true }),
    ).toHaveLength(3);
    expect(page.asked.validation).toBe(1);
  });

  it('PY-03 is refreshed half a second after the last change', async () => {
    const page = shown();
    act(() => page.complete(customer()));
    await wait(300);
    await act(() => payable(page));
    await wait(400);
    expect(placeOrder(page.summary)).toHaveAttribute('aria-disabled', 'true');
    await wait(200);
    expect(placeOrder(page.summary)).not.toHaveAttribute('aria-disabled');
    expect(placeOrder(page.summary)).toHaveAccessibleName('Place order, $129.00');
  });

  it('PY-04 is busy while an order is being placed and keeps the focus', async () => {
    const page = shown({
      answers: [answering(processPayment, () => new Promise(() => undefined))],
    });
    act(() => page.complete(customer()));
    await wait(500);
    await act(() => payable(page));
    await wait(600);
    await page.user.click(placeOrder(page.summary));
    await wait(100);
    const busy = page.summary.getByRole('button', { name: 'Placing your order…', hidden: true });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    expect(busy).toHaveFocus();
    await page.user.click(busy);
    await wait(100);
    expect(page.called('payments.process-payment')).toHaveLength(1);
  });

  it('PY-18 shows that it waits for a payment that is not decided yet', async () => {
    const page = shown({
      answers: [
        answering(processPayment, {
          status: 'pending',
          order_id: 'ord_1',
          error: null,
          payment_type: 'NewCard',
        }),
      ],
    });
    act(() => page.complete(customer()));
    await wait(500);
    await act(() => payable(page));
    act(() => page.checkout.placeOrder());
    await wait(100);
    expect(page.summary.getAllByText(/We’re confirming your payment/)).not.toHaveLength(0);
  });
});
