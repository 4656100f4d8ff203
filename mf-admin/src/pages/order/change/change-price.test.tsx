import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { zipInfo } from '@sendahead/shared-contracts/geo/calls';
import { priceOrderChange } from '@sendahead/shared-contracts/orders/change-calls';
import { changeLeg, priceLegChange } from '@sendahead/shared-contracts/orders/leg-calls';
import { sendChangeLink } from '@sendahead/shared-contracts/orders/pay-link-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  billedTo,
  bothWays,
  dialogOf,
  moved,
  onItsWay,
  openOrder,
  priced,
} from '../../../testing/changed-order.tsx';

const link = {
  id: 'plk_1',
  request_id: null,
  what: ['Ship to San Francisco, CA instead of Chicago, IL'],
  amount_cents: cents(900),
  state: 'open' as const,
  round: 1,
  sent_at: null,
  expires_at: '2026-11-29T15:00:00.000Z',
  closed_at: null,
};
const sanFrancisco = {
  success: true,
  city: 'San Francisco',
  state: 'CA',
  zip: '94103',
  country: 'US',
  state_long: null,
  address: null,
  latitude: null,
  longitude: null,
  time_zone: null,
};
describe('a change by staff that costs more', () => {
  it('CH-11, CH-18 a more expensive change is billed to the account of the club that paid', async () => {
    const { user, called } = openOrder(bothWays, billedTo('Heronsway Golf Club'), ...priced(900));
    const dialog = await dialogOf(user, 'Change or correct');
    await user.click(dialog.getByRole('radio', { name: 'Outbound only' }));
    await user.type(dialog.getByRole('textbox', { name: 'Zip code' }), '94103');
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    expect(await dialog.findByText('$9.00 more, billed to Heronsway Golf Club.')).toBeVisible();
    const address = within(dialog.getByRole('list', { name: 'Address changes' }));
    expect(address.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ship to',
      'Address: 94103, was none',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Change order' }));
    await waitFor(() => expect(called('orders.change-leg')).toHaveLength(1));
    expect(called('orders.change-leg')[0]?.input).toMatchObject({ body: { difference_cents: 900 } });
  });

  it('CH-18 requests the price with the city that a zip lookup is still filling in', async () => {
    let find = () => {};
    const found = new Promise<void>((resolve) => {
      find = resolve;
    });
    const { user, called } = openOrder(
      ...[bothWays, billedTo('Heronsway Golf Club'), ...priced(900)],
      answering(zipInfo, async () => {
        await found;
        return sanFrancisco;
      }),
    );
    const dialog = await dialogOf(user, 'Change or correct');
    await user.click(dialog.getByRole('radio', { name: 'Outbound only' }));
    await user.type(dialog.getByRole('textbox', { name: 'Zip code' }), '94103');
    await waitFor(() => expect(called('geo.zip-info')).toHaveLength(1));
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    await act(async () => find());
    expect(await dialog.findByText('$9.00 more, billed to Heronsway Golf Club.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('San Francisco');
    expect(called('orders.leg-change-price')[0]?.input).toMatchObject({
      body: { to: { zip: '94103', city: 'San Francisco', state: 'CA' } },
    });
  });

  it('CH-18 CO-110 names each payment method if a card must pay, and changes nothing before', async () => {
    const price = {
      old_total_cents: cents(6900),
      new_total_cents: cents(7800),
      difference_cents: 900,
      legs: [],
    };
    const { user, called } = openOrder(bothWays, billedTo(null), answering(priceOrderChange, price));
    const dialog = await dialogOf(user, 'Change or correct');
    await user.type(dialog.getByRole('textbox', { name: 'Zip code' }), '94103');
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    expect(await dialog.findByText(/\$9.00 more. The order stays as it is/)).toBeVisible();
    const ways = within(dialog.getByRole('group', { name: 'How it’s paid' }));
    expect(ways.getByRole('radio', { name: 'Email the customer a link to pay' })).toBeChecked();
    for (const name of ['Charge the card on file', 'Waive it with a reason'])
      expect(ways.getByRole('radio', { name })).not.toBeChecked();
    expect(dialog.getByRole('link', { name: 'Pay another way on the booking page' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/ship\?change_order=ord_1#change=.*94103/),
    );
    expect(dialog.queryByRole('button', { name: 'Change order' })).toBeNull();
    expect(called('orders.change')).toEqual([]);
  });

  it('CH-19 sends the customer a payment link for the difference that was shown, and changes nothing', async () => {
    const price = {
      old_total_cents: cents(6900),
      new_total_cents: cents(7800),
      difference_cents: 900,
      legs: [],
    };
    const { user, called } = openOrder(
      bothWays,
      billedTo(null),
      answering(priceOrderChange, price),
      answering(sendChangeLink, link),
    );
    const dialog = await dialogOf(user, 'Change or correct');
    await user.type(dialog.getByRole('textbox', { name: 'Zip code' }), '94103');
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    await user.click(await dialog.findByRole('button', { name: 'Send a link to pay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called('orders.send-change-link').map(({ input }) => input)).toEqual([
      {
        params: { orderId: 'ord_1' },
        body: { change: { destination: { zip: '94103' } }, difference_cents: 900 },
      },
    ]);
    expect(called('orders.change')).toEqual([]);
  });

  it('CH-19 sends a payment link for one leg too, if the booking page cannot change the order', async () => {
    const { user, called } = openOrder(
      onItsWay,
      billedTo(null),
      ...priced(900),
      answering(sendChangeLink, link),
    );
    const dialog = await dialogOf(user, 'Change or correct');
    await user.type(dialog.getByRole('textbox', { name: 'Zip code' }), '94103');
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    expect(await dialog.findByRole('radio', { name: 'Email the customer a link to pay' })).toBeChecked();
    expect(dialog.queryByRole('link')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Send a link to pay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called('orders.send-change-link')[0]?.input).toMatchObject({
      body: { leg: 'return', change: { destination: { zip: '94103' } }, difference_cents: 900 },
    });
  });

  it('CH-18 says when the price has changed, and asks again', async () => {
    const moves = answering(changeLeg, () => {
      throw refusal(409, 'recalc');
    });
    const { user } = openOrder(bothWays, billedTo(null), moves, answering(priceLegChange, moved(0)));
    const dialog = await dialogOf(user, 'Change or correct');
    await user.click(dialog.getByRole('radio', { name: 'Return only' }));
    await user.type(dialog.getByRole('textbox', { name: 'City' }), 'Reno');
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    await user.click(await dialog.findByRole('button', { name: 'Change order' }));
    expect(await dialog.findByText(/The price changed since you saw it/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('Reno');
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    expect(await dialog.findByText('The price doesn’t change.')).toBeVisible();
    expect(dialog.queryByText(/The price changed since you saw it/)).toBeNull();
  });

  it('CO-140 names the colleague and their change, keeps the input, and shows the new price at one press', async () => {
    let count = 2;
    const prices = answering(priceLegChange, () => ({
      ...moved(count === 2 ? 0 : -400),
      priced_after: count,
    }));
    const changes = ['Pickup on Wed, Dec 9 instead of Mon, Dec 7', 'Arrival on Mon, Dec 14'];
    const moves = answering(changeLeg, () => {
      count = 3;
      throw refusal(409, 'order_changed', { changed_by: 'Alex Admin', changes });
    });
    const { user, called } = openOrder(bothWays, billedTo(null), moves, prices);
    const dialog = await dialogOf(user, 'Change or correct');
    await user.click(dialog.getByRole('radio', { name: 'Return only' }));
    await user.type(dialog.getByRole('textbox', { name: 'City' }), 'Reno');
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    await user.click(await dialog.findByRole('button', { name: 'Change order' }));
    expect(called('orders.change-leg')[0]?.input).toMatchObject({ body: { priced_after: 2 } });
    expect(
      await dialog.findByText(
        'Alex Admin changed this order since you saw the price. Pickup on Wed, Dec 9 instead of Mon, Dec 7. Arrival on Mon, Dec 14. Your entries are still here. Check the cost again.',
      ),
    ).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('Reno');
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    expect(await dialog.findByText('$4.00 will be refunded.')).toBeVisible();
  });

  it('CH-18 shows the price of the latest input, even if an older request is answered later', async () => {
    const late = Promise.withResolvers<ReturnType<typeof moved>>();
    const prices = answering(priceLegChange, ({ body }) =>
      body.to?.city === 'Reno' ? late.promise : moved(-400),
    );
    const { user, called } = openOrder(bothWays, billedTo(null), prices);
    const dialog = await dialogOf(user, 'Change or correct');
    await user.click(dialog.getByRole('radio', { name: 'Return only' }));
    await user.type(dialog.getByRole('textbox', { name: 'City' }), 'Reno');
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    await user.type(dialog.getByRole('textbox', { name: 'City' }), ' Park');
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    expect(await dialog.findByText('$4.00 will be refunded.')).toBeVisible();
    await act(async () => late.resolve(moved(0)));
    expect(dialog.getByText('$4.00 will be refunded.')).toBeVisible();
    expect(called('orders.leg-change-price')).toHaveLength(2);
  });

  it('CH-18 discards the price of an input that was edited meanwhile', async () => {
    const late = Promise.withResolvers<ReturnType<typeof moved>>();
    const { user } = openOrder(
      bothWays,
      billedTo(null),
      answering(priceLegChange, () => late.promise),
    );
    const dialog = await dialogOf(user, 'Change or correct');
    await user.click(dialog.getByRole('radio', { name: 'Return only' }));
    await user.type(dialog.getByRole('textbox', { name: 'City' }), 'Reno');
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    await user.type(dialog.getByRole('textbox', { name: 'City' }), ' Park');
    await act(async () => late.resolve(moved(0)));
    expect(dialog.queryByText('The price doesn’t change.')).toBeNull();
    expect(dialog.getByRole('button', { name: 'See the cost' })).toBeEnabled();
  });
});
