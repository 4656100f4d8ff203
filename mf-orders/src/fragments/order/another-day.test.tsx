import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { changeOrder, priceOrderChange } from '@sendahead/shared-contracts/orders/change-calls';
import { readChangeOptions } from '@sendahead/shared-contracts/orders/change-option-calls';
import { changeLeg, priceLegChange } from '@sendahead/shared-contracts/orders/leg-calls';
import {
  type AskedDifference,
  differenceAnsweredEvent,
  differenceAskedEvent,
} from '@sendahead/shared-contracts/payments/difference-topics';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { act, screen, waitFor } from '@testing-library/react';
import {
  bothWays,
  clickButton,
  costs,
  oneWay,
  onVisa,
  openOrder,
  roundTrip,
  single,
  there,
  typeDay,
} from '../../testing/order-to-change.tsx';

/** The change is made, but its answer is lost; sending it again answers that nothing changes. */
function madeButLost() {
  let sent = 0;
  return answering(changeOrder, () => {
    sent += 1;
    throw sent === 1 ? refusal(0, 'connection_lost') : refusal(422, 'nothing_to_change');
  });
}

describe('another day', () => {
  it('CH-08 another day for one leg does not change the other, and shows that it costs nothing', async () => {
    const moved = {
      pickup_date: calendarDate('2026-12-14'),
      arrival_date: calendarDate('2026-12-17'),
      difference_cents: 0,
    };
    const { called } = await openOrder(
      roundTrip(),
      'Change date',
      bothWays,
      answering(priceLegChange, moved),
      answering(changeLeg, { ...moved, state: 'placed', leg_state: 'placed' }),
    );
    await typeDay(/Return/, '12/14/2026');
    expect(await screen.findByText('No difference in price')).toBeVisible();
    expect(
      screen.getByText('Return: Pickup Mon, Dec 14, arrives Thu, Dec 17 instead of Sat, Dec 12.'),
    ).toBeVisible();
    await clickButton('Change order');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called('orders.change-leg')).toEqual([
      {
        params: { orderId: 'ord_1', leg: 'return' },
        body: { pickup_date: '2026-12-14', difference_cents: 0 },
      },
    ]);
    expect(called('orders.read')).toHaveLength(2);
  });

  it("CH-09 a more expensive day is paid with the checkout's card dialog, which asks again after a refusal", async () => {
    let sent = 0;
    const { host, called } = await openOrder(
      single,
      'Change date',
      oneWay,
      answering(priceOrderChange, costs(1240)),
      answering(changeOrder, () => {
        sent += 1;
        if (sent === 1) throw refusal(422, 'payment_refused', { error: 'card_declined' });
        return { ...costs(1240), state: 'placed' as const };
      }),
    );
    const checkout = host.page.bind('mf-checkout');
    const requests: AskedDifference[] = [];
    checkout.events(differenceAskedEvent).subscribe((one) => {
      requests.push(one);
      checkout.publish(differenceAnsweredEvent, { id: one.id, nonce: `nonce-${requests.length}` });
    });
    await typeDay(/^Pickup day/, '12/04/2026');
    expect(await screen.findByText('You pay $12.40 more')).toBeVisible();
    await clickButton('Change order and pay $12.40');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.map(({ cents: amount, problem }) => [amount, problem])).toEqual([
      [1240, null],
      [1240, 'card_declined'],
    ]);
    expect(called('orders.change').at(-1)).toMatchObject({
      body: { difference_cents: 1240, payment_method_nonce: 'nonce-2' },
    });
  });

  it('CH-09 an unpaid change changes nothing, and can be retried', async () => {
    const { host, called } = await openOrder(
      single,
      'Change date',
      oneWay,
      answering(priceOrderChange, costs(1240)),
    );
    const checkout = host.page.bind('mf-checkout');
    checkout
      .events(differenceAskedEvent)
      .subscribe(({ id }) => checkout.publish(differenceAnsweredEvent, { id, nonce: null }));
    await typeDay(/^Pickup day/, '12/04/2026');
    await clickButton('Change order and pay $12.40');
    expect(await screen.findByRole('button', { name: 'Change order and pay $12.40' })).toBeEnabled();
    expect(called('orders.change')).toEqual([]);
  });

  it('CH-11 a change that a club pays is put on its account, without asking for a card', async () => {
    const { called } = await openOrder(
      single,
      'Change date',
      answering(readChangeOptions, { billed_to: 'Heronsway Golf Club', legs: [there] }),
      answering(priceOrderChange, costs(1240)),
      answering(changeOrder, { ...costs(1240), state: 'placed' }),
    );
    await typeDay(/^Pickup day/, '12/04/2026');
    expect(await screen.findByText(/on the account of Heronsway Golf Club/)).toBeVisible();
    await clickButton('Change order and pay $12.40');
    await waitFor(() => expect(called('orders.change')).toHaveLength(1));
  });

  it('CH-08 a changed price is shown and must be confirmed again', async () => {
    let difference = 0;
    await openOrder(
      single,
      'Change date',
      oneWay,
      answering(priceOrderChange, () => costs(difference)),
      onVisa(500),
      answering(changeOrder, () => {
        difference = -500;
        throw refusal(409, 'recalc');
      }),
    );
    await typeDay(/^Pickup day/, '12/04/2026');
    await clickButton('Change order');
    expect(await screen.findByText(/The price changed in the meantime/)).toBeVisible();
    expect(screen.getByText(/to Visa ending in 1111, in 3 to 5 days/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change order and get a $5.00 refund' })).toBeEnabled();
  });

  it('CO-140 an order that changed after the price was shown keeps the chosen day and shows the new price', async () => {
    let count = 0;
    const { called } = await openOrder(
      single,
      'Change date',
      oneWay,
      answering(priceOrderChange, () => ({ ...costs(count === 0 ? 0 : -500), priced_after: count })),
      onVisa(500),
      answering(changeOrder, () => {
        count = 1;
        throw refusal(409, 'order_changed', { changes: ['Pickup on Wed, Dec 9 instead of Mon, Dec 7'] });
      }),
    );
    await typeDay(/^Pickup day/, '12/04/2026');
    await clickButton('Change order');
    expect(
      await screen.findByText(
        'This order changed since you saw the price. Pickup on Wed, Dec 9 instead of Mon, Dec 7. Check the new difference before you agree.',
      ),
    ).toBeVisible();
    expect(called('orders.change')[0]).toMatchObject({ body: { priced_after: 0 } });
    expect(screen.getByRole('button', { name: 'Change order and get a $5.00 refund' })).toBeEnabled();
  });

  it('CH-08 a price that could not be read is requested again', async () => {
    let up = false;
    await openOrder(
      single,
      'Change date',
      oneWay,
      answering(priceOrderChange, () => {
        if (!up) throw refusal(0, 'connection_lost');
        return costs(0);
      }),
    );
    expect(screen.getByRole('button', { name: 'Change order' })).toBeDisabled();
    await typeDay(/^Pickup day/, '12/04/2026');
    expect(await screen.findByText(/That may not have gone through/)).toBeVisible();
    up = true;
    await clickButton('See the cost');
    expect(await screen.findByText('No difference in price')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change order' })).toBeEnabled();
  });

  it('CH-08 a late refusal does not interrupt a newer price request', async () => {
    let refuse = (): void => undefined;
    await openOrder(
      single,
      'Change date',
      oneWay,
      answering(priceOrderChange, ({ body }) => costs(body.pickup_date === '2026-12-04' ? 0 : 1240)),
      answering(
        changeOrder,
        () =>
          new Promise((_, reject) => {
            refuse = () => reject(refusal(422, 'no_service'));
          }),
      ),
    );
    await typeDay(/^Pickup day/, '12/04/2026');
    await clickButton('Change order');
    await typeDay(/^Pickup day/, '12/07/2026');
    expect(await screen.findByText('You pay $12.40 more')).toBeVisible();
    await act(async () => refuse());
    expect(screen.getByRole('button', { name: 'Change order and pay $12.40' })).toBeEnabled();
    expect(screen.queryByText(/No carrier ships between these places on that day/)).not.toBeInTheDocument();
  });

  it('CH-09 a lost answer is not attributed to another change', async () => {
    await openOrder(single, 'Change date', oneWay, answering(priceOrderChange, costs(0)), madeButLost());
    await typeDay(/^Pickup day/, '12/04/2026');
    await clickButton('Change order');
    expect(await screen.findByText(/Nothing is done or charged twice/)).toBeVisible();
    await typeDay(/^Pickup day/, '12/07/2026');
    await clickButton('Change order');
    expect(await screen.findByText(/That’s already how it’s booked/)).toBeVisible();
  });

  it('CH-09 a change whose answer was lost is not made twice', async () => {
    await openOrder(single, 'Change date', oneWay, answering(priceOrderChange, costs(0)), madeButLost());
    await typeDay(/^Pickup day/, '12/04/2026');
    await clickButton('Change order');
    expect(await screen.findByText(/Nothing is done or charged twice/)).toBeVisible();
    await clickButton('Change order');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
