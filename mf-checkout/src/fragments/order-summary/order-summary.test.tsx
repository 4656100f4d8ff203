import '@testing-library/jest-dom';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { shipPrice } from '@sendahead/shared-contracts/pricing/calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { act, within } from '@testing-library/react';
import { goodPoints } from '../../testing/page-slices.ts';
import { customer } from '../../testing/people.ts';
import { lineItem, priceOf } from '../../testing/prices.ts';
import { shown, wait } from './testing/shown-summary.tsx';

beforeAll(() => import('./once-priced.tsx'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the order summary', () => {
  it.each([
    ['to whom the server tells it', { 'Carrier cost': '$41.20', Margin: '$27.80' }],
    ['and to nobody else', null],
  ])('TK-17 RO-07 the summary shows the carrier’s cost %s', async (_, admin_details) => {
    await import('../../features/admin-details/admin-details.tsx');
    const page = shown({ answers: [answering(shipPrice, priceOf(6900, { admin_details }))] });
    act(() => page.complete());
    await wait(1000);
    await wait(0);
    const region = page.summary.queryByRole('region', { name: 'For staff', hidden: true });
    expect(region?.textContent ?? '').toBe(admin_details ? 'For staffCarrier cost$41.20Margin$27.80' : '');
  });

  it('ER-14 the summary warns about a price of zero with the server’s message', async () => {
    const warning = 'Nothing is charged for this order. Please check what you chose.';
    const page = shown({ answers: [answering(shipPrice, priceOf(0, { zero_cents_penalty: warning }))] });
    act(() => page.complete());
    await wait(1000);
    expect(page.summary.getByText(warning)).toBeInTheDocument();
  });

  it('PR-05 PR-06 the summary shows every line and its calculation, the totals, the days and the route in words', async () => {
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

  it('PR-02 the old total is dimmed while a newer one loads, and the new one is announced', async () => {
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

  it('ER-12 the summary says why there is no price, with "Try again"', async () => {
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

  it('AC-01 a guest reads at the button that the order creates an account', async () => {
    const page = shown({ answers: [answering(shipPrice, priceOf(6900))] });
    act(() => page.complete());
    await wait(1000);
    const note = /^Your order comes with an account for updates and changes\./;
    expect(page.summary.getByText(note)).toBeInTheDocument();
    act(() => page.page.session(customer()));
    // The customer's credits are loaded then.
    await wait(1000);
    expect(page.summary.queryByText(note)).not.toBeInTheDocument();
  });

  it('CH-37 the amount of a change is not called the total of the order', async () => {
    const price = priceOf(25_900, { paid_before_cents: cents(27_895) });
    const page = shown({ answers: [answering(shipPrice, price)] });
    act(() => page.complete());
    await wait(1000);
    expect(page.summary.getByText('You pay now').closest('div')).toHaveTextContent('$259.00');
    expect(page.summary.queryByText('Total')).not.toBeInTheDocument();
  });

  it('PY-29 the total says that it is in US dollars if one end is outside the US', async () => {
    const page = shown({ answers: [answering(shipPrice, priceOf(6900))] });
    act(() => page.complete());
    await wait(1000);
    expect(page.summary.getByText('Total')).toBeInTheDocument();
    const home = goodPoints();
    act(() => page.page.points({ ...home, origin: { ...home.origin, country: 'CA' } }));
    await wait(1000);
    expect(page.summary.getByText('Total (USD)')).toBeInTheDocument();
  });

  it('PR-04 the summary calls a price below 0 a refund', async () => {
    const page = shown({ answers: [answering(shipPrice, priceOf(-500))] });
    act(() => page.complete());
    await wait(500);
    expect(page.summary.getByText('Refund').closest('div')).toHaveTextContent('−$5.00');
  });
});
