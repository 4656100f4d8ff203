import '@testing-library/jest-dom';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { processPayment } from '@sendahead/shared-contracts/payments/calls';
import { act, within } from '@testing-library/react';
import { goodPoints, goodTravelers } from '../../testing/page-slices.ts';
import { customer } from '../../testing/people.ts';
import { payable } from '../../testing/started.ts';
import { shown, wait } from './testing/shown-summary.tsx';

beforeAll(() => import('./once-priced.tsx'));
beforeAll(() => import('../../features/place-order/late-bags.tsx'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const placeOrder = (summary: ReturnType<typeof within>) =>
  summary.getByRole('button', { name: /^Place order/, hidden: true });

describe('the place-order button', () => {
  it('PY-01 the button is never silently disabled: it names the next step, and an attempt lists all of them', async () => {
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

  it('TR-29 SV-22 bags that arrive after move-in day are warned of before the payment', async () => {
    const page = shown();
    act(() => page.complete());
    const movingIn = (moveIn: string) => {
      const { travelers, ...rest } = goodTravelers();
      act(() => page.page.travelers({ ...rest, travelers: travelers.map((one) => ({ ...one, moveIn })) }));
      return wait(600);
    };
    await movingIn('2026-11-01');
    expect(
      page.summary.getByText(/^The bags arrive .* days after move-in day, Sun, Nov 1\.$/),
    ).toBeInTheDocument();
    await movingIn('2027-08-21');
    expect(page.summary.queryByText(/after move-in day/)).not.toBeInTheDocument();
  });

  it('PY-03 the button is refreshed half a second after the last change', async () => {
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

  it('PY-04 the button is busy while an order is being placed and keeps the focus', async () => {
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

  it('PY-18 the button shows that it waits for an undecided payment', async () => {
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
