import '@testing-library/jest-dom';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { readOrder } from '@sendahead/shared-contracts/orders/life-calls';
import { undoLastChange } from '@sendahead/shared-contracts/orders/undo-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderPage } from '../../fragments/order/order-page.tsx';
import { single } from '../../testing/order-to-change.tsx';
import { detail, summary } from '../../testing/orders.ts';
import { started } from '../../testing/started.ts';

/** The days of the order after the undo. */
const nowLegs = (single.legs ?? []).map((leg) => ({
  ...leg,
  drop_off: true,
  pickup_date: calendarDate('2026-12-11'),
  arrival_date: calendarDate('2026-12-15'),
}));

const cancelled = (host: { now(): number }, minutes = 5) =>
  detail({
    order: summary({ state: 'cancelled', allowed_actions: ['ship_again'] }),
    undo: {
      act: 'cancel',
      leg: null,
      amount_cents: -14_605,
      until: new Date(host.now() + minutes * 60_000).toISOString(),
    },
  });

function open(minutes: number, ...answers: readonly FakeAnswer[]) {
  window.history.replaceState(null, '', '/orders/ord_1');
  let undone = false;
  const remote = started(
    'customer',
    answering(readOrder, () => (undone ? detail() : cancelled(remote.host, minutes))),
    ...answers,
    answering(undoLastChange, () => {
      undone = true;
      return { state: 'labels_ready' as const };
    }),
  );
  render(<OrderPage store={remote.store} host={remote.host} />);
  return remote;
}

describe('undoing what was done with an order', () => {
  it('CH-12 undo is offered until its time is over, and restores the order', async () => {
    open(5);
    expect(await screen.findByText('Your order is canceled.')).toBeVisible();
    expect(screen.getByText(/You can undo this until \d+:\d\d [AP]M/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(screen.getByText('Labels ready')).toBeVisible();
    expect(screen.getByText('We restored your order. Your $146.05 refund is canceled.')).toBeVisible();
  });

  it('CH-12 undo is not offered afterwards', async () => {
    open(-1);
    expect(await screen.findByText('Canceled')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it.each([
    [
      'a bag',
      9600,
      { changes: ['Golf bag, Standard added'], bags: { added: ['Golf bag, Standard'], removed: [] } },
      /^Golf bag, Standard added\. You can undo this until/,
      /Undoing it refunds \$96\.00\./,
      'We removed the golf bag. We’re refunding $96.00.',
    ],
    [
      'a day',
      0,
      { changes: ['Drop-off on Mon, Dec 14 instead of Fri, Dec 11'] },
      /^Drop-off on Mon, Dec 14 instead of Fri, Dec 11\. You can undo/,
      /Undoing it costs nothing\./,
      'Back to drop-off Fri, Dec 11, arriving Tue, Dec 15. Nothing is charged or refunded.',
    ],
    [
      'a cheaper address',
      -1250,
      { changes: ['Ship to 151 E Wacker Dr, Chicago, IL instead of San Francisco, CA'] },
      /^Ship to 151 E Wacker Dr, Chicago, IL instead of San Francisco, CA\. You/,
      /Your \$12\.50 refund waits until then\. Undoing this cancels the refund\./,
      /We undid your last change .* Your \$12\.50 refund is canceled\./,
    ],
  ])(
    'CH-30 CH-36 undo names the change and its money, and confirms afterward what holds now: %s',
    async (_what, amount_cents, more, before, money, after) => {
      window.history.replaceState(null, '', '/orders/ord_1');
      let undone = false;
      const remote = started(
        'customer',
        answering(readOrder, () =>
          detail(
            undone
              ? { legs: [...nowLegs] }
              : {
                  undo: {
                    act: 'change',
                    leg: null,
                    amount_cents,
                    until: new Date(remote.host.now() + 300_000).toISOString(),
                    ...more,
                  },
                },
          ),
        ),
        answering(undoLastChange, () => {
          undone = true;
          return { state: 'labels_ready' as const };
        }),
      );
      render(<OrderPage store={remote.store} host={remote.host} />);
      expect(await screen.findByText(before)).toBeVisible();
      expect(screen.getByText(money)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      expect(await screen.findByText(after)).toBeVisible();
    },
  );

  it.each([
    ['nothing_to_undo', 'CH-12', /too late to undo/],
    ['coupon_used_up', 'CH-13', /This order’s coupon has been used up, so we can’t restore it/],
  ])('CH-13 the page says why nothing was undone: %s (%s)', async (code, _row, words) => {
    window.history.replaceState(null, '', '/orders/ord_1');
    const remote = started(
      'customer',
      answering(readOrder, () => cancelled(remote.host)),
      answering(undoLastChange, () => {
        throw refusal(409, code);
      }),
    );
    render(<OrderPage store={remote.store} host={remote.host} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(words)).toBeVisible();
  });
});
