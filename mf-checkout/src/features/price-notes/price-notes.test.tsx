import '@testing-library/jest-dom';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { shipPrice } from '@sendahead/shared-contracts/pricing/calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { act, render, screen, within } from '@testing-library/react';
import { OrderSummary } from '../../fragments/order-summary/order-summary.tsx';
import { lineItem, priceOf } from '../../testing/prices.ts';
import { pass, startedWith } from '../../testing/started.ts';

beforeAll(() => import('../../fragments/order-summary/once-priced.tsx'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => pass(ms));

/** A price of $129.00, and another with the coupon EASY; each is valid for 20 minutes. */
function shown() {
  const clock = { now: 0 };
  const page = startedWith({
    answers: [
      answering(shipPrice, ({ body }) => {
        const pickup = body.coupon
          ? [lineItem({ id: 'pickup', kind: 'pickup', title: 'Pickup', amount_cents: cents(1495) })]
          : [];
        const total = cents(12_900 + pickup.length * 1495);
        return priceOf(total, {
          orders: [{ _id: 'ord_1', line_items: [lineItem(), ...pickup], final_price: total }],
          quote_expires_at: new Date(clock.now + 20 * 60_000).toISOString(),
        });
      }),
    ],
  });
  clock.now = page.host.now();
  render(<OrderSummary store={page.checkout} host={page.host} />);
  return { ...page, summary: within(screen.getByRole('region', { name: 'Order summary', hidden: true })) };
}

describe('notes at the total', () => {
  it('PR-06 the total shows the effect of the last change for a while', async () => {
    const page = shown();
    act(() => page.complete());
    await wait(1000);
    expect(page.summary.queryByText(/^Your last change/)).not.toBeInTheDocument();
    act(() => page.checkout.store.dispatch({ type: 'coupon-restored', code: 'EASY' }));
    await wait(1000);
    expect(page.summary.getByText('Your last change: +$14.95 pickup')).toBeInTheDocument();
    await wait(20_000);
    expect(page.summary.queryByText('Your last change: +$14.95 pickup')).not.toBeInTheDocument();
  });

  it('PR-01 the total says until when the price is valid, without counting down, and requests it again afterwards', async () => {
    const page = shown();
    act(() => page.complete());
    await wait(1000);
    expect(page.summary.getByText(/^Price held until \d{1,2}:\d\d [AP]M [A-Z]/)).toBeInTheDocument();
    expect(page.called('pricing.ship-price')).toHaveLength(1);
    await wait(20 * 60_000);
    await wait(1000);
    expect(page.called('pricing.ship-price').length).toBeGreaterThan(1);
  });
});
