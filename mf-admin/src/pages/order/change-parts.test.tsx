import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { stateOptions } from '@sendahead/shared-contracts/geo/calls';
import { priceOrderChange } from '@sendahead/shared-contracts/orders/change-calls';
import { readChangeOptions } from '@sendahead/shared-contracts/orders/change-option-calls';
import { cancelLeg, changeLeg, priceLegChange } from '@sendahead/shared-contracts/orders/leg-calls';
import type { OrderDetail } from '@sendahead/shared-contracts/orders/life-schema';
import { sendChangeLink } from '@sendahead/shared-contracts/orders/pay-link-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';
import { orderView } from '../../testing/orders.ts';

type LegStates = NonNullable<OrderDetail['leg_states']>;
const legState = (leg: 'outbound' | 'return', more: Partial<LegStates[number]> = {}): LegStates[number] => ({
  leg,
  state: 'labels_ready',
  allowed_actions: ['cancel', 'change'],
  refund_on_cancel_cents: cents(leg === 'outbound' ? 3000 : 2500),
  ...more,
});
const roundTrip = (leg_states: LegStates, acts: OrderDetail['order']['allowed_actions']) => {
  const { detail } = orderView();
  return answering(
    viewOrder,
    orderView({ detail: { ...detail, order: { ...detail.order, allowed_actions: acts }, leg_states } }),
  );
};
const bothWays = roundTrip([legState('outbound'), legState('return')], ['cancel', 'change']);
/** The outbound is in transit; the return can still be changed. */
const onItsWay = roundTrip(
  [legState('outbound', { state: 'in_transit', allowed_actions: [] }), legState('return')],
  [],
);
const orderHistory = answering(orderLife, { entries: [], more: false });
const moved = (difference_cents: number) => ({
  pickup_date: calendarDate('2026-12-09'),
  arrival_date: calendarDate('2026-12-12'),
  difference_cents,
});
const priced = (difference: number) => [
  answering(priceLegChange, moved(difference)),
  answering(changeLeg, { ...moved(difference), state: 'placed' as const, leg_state: 'placed' as const }),
];
/** Without a word, so that what a test types is all there is. */
const unknown = {
  ...{ name: 'Home', is_club: false, country: 'US' },
  place: {
    ...{ address: '', address_1: '', city: '', state: '', zip: '', company_name: '' },
    ...{ attention_name: '', phone: '' },
  },
};
const billedTo = (billed_to: string | null) =>
  answering(readChangeOptions, {
    billed_to,
    legs: (['outbound', 'return'] as const).map((leg) => ({
      ...{ leg, pickup_date: calendarDate('2026-12-02'), from: unknown, to: unknown },
    })),
  });
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
const open = (...answers: readonly FakeAnswer[]) =>
  openConsole('/admin/orders/ord_1', [
    orderHistory,
    answering(stateOptions, { country: 'US', options: [] }),
    ...answers,
  ]);
type User = ReturnType<typeof openConsole>['user'];
const dialogOf = async (user: User, button: string, title = button) => {
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await waitFor(() => expect(dialog.queryByText('Loading the booking')).not.toBeInTheDocument());
  return dialog;
};

describe('a leg of an order in the console', () => {
  it('CH-18 is changed separately, after its price is shown', async () => {
    const { user, called } = open(bothWays, billedTo(null), ...priced(-400));
    const dialog = await dialogOf(user, 'Change or correct');
    await user.click(dialog.getByRole('radio', { name: 'Return only' }));
    await user.type(dialog.getByRole('textbox', { name: 'Address' }), '2 Main St');
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    expect(await dialog.findByText('$4.00 will be refunded.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Change order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called('orders.change-leg')[0]?.input).toEqual({
      params: { orderId: 'ord_1', leg: 'return' },
      body: { to: { address: '2 Main St' }, difference_cents: -400 },
    });
  });

  it('CH-18 is the only one offered where the other is in transit', async () => {
    const { user, called } = open(onItsWay, billedTo(null), ...priced(0));
    const dialog = await dialogOf(user, 'Change or correct');
    expect(dialog.queryByRole('radio', { name: /alone/ })).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Ship from' }));
    await user.type(dialog.getByRole('textbox', { name: 'Phone' }), '212 555 0101');
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    await user.click(await dialog.findByRole('button', { name: 'Change order' }));
    await waitFor(() => expect(called('orders.change-leg')).toHaveLength(1));
    expect(called('orders.change-leg')[0]?.input).toMatchObject({
      params: { leg: 'return' },
      body: { from: { phone: '212 555 0101' } },
    });
  });

  it('CH-18 is voided with a comment after the refund is shown; a refusal keeps the comment', async () => {
    let gone = true;
    const voids = answering(cancelLeg, () => {
      if (gone) throw refusal(409, 'action_not_allowed');
      return { state: 'labels_ready' as const, leg_state: 'cancelled' as const, refund_cents: cents(2500) };
    });
    const { user, called } = open(bothWays, voids);
    const dialog = await dialogOf(user, 'Void order', 'Void SA-1');
    expect(dialog.getByText(/refund \$69.00/)).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Return only' }));
    expect(
      dialog.getByText(/refund \$25.00 and email the customer. The other leg stays booked/),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Void this leg' }));
    expect(dialog.getByText(/Enter a reason/)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Asked on the phone.');
    await user.click(dialog.getByRole('button', { name: 'Void this leg' }));
    expect(await dialog.findByText(/The order no longer allows this/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Asked on the phone.');
    gone = false;
    await user.click(dialog.getByRole('button', { name: 'Void this leg' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called('orders.cancel-leg').at(-1)?.input).toEqual({
      params: { orderId: 'ord_1', leg: 'return' },
      body: { comment: 'Asked on the phone.' },
    });
  });
});

describe('a change by staff that costs more', () => {
  it('CH-11, CH-18 is put on the account of the club that paid', async () => {
    const { user, called } = open(bothWays, billedTo('Heronsway Golf Club'), ...priced(900));
    const dialog = await dialogOf(user, 'Change or correct');
    await user.click(dialog.getByRole('radio', { name: 'Outbound only' }));
    await user.type(dialog.getByRole('textbox', { name: 'Zip code' }), '94103');
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    expect(await dialog.findByText('$9.00 more, billed to Heronsway Golf Club.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Change order' }));
    await waitFor(() => expect(called('orders.change-leg')).toHaveLength(1));
    expect(called('orders.change-leg')[0]?.input).toMatchObject({ body: { difference_cents: 900 } });
  });

  it('CH-18 links to the booking page where a card has to pay, and changes nothing before', async () => {
    const price = {
      old_total_cents: cents(6900),
      new_total_cents: cents(7800),
      difference_cents: 900,
      legs: [],
    };
    const { user, called } = open(bothWays, billedTo(null), answering(priceOrderChange, price));
    const dialog = await dialogOf(user, 'Change or correct');
    await user.type(dialog.getByRole('textbox', { name: 'Zip code' }), '94103');
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    expect(await dialog.findByText(/\$9.00 more. The order stays as it is/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Finish on the booking page' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/ship\?change_order=ord_1#change=.*94103/),
    );
    expect(dialog.queryByRole('button', { name: 'Change order' })).toBeNull();
    expect(called('orders.change')).toEqual([]);
  });

  it('CH-19 sends the customer a link to pay, for the difference that was shown, and changes nothing', async () => {
    const price = {
      old_total_cents: cents(6900),
      new_total_cents: cents(7800),
      difference_cents: 900,
      legs: [],
    };
    const { user, called } = open(
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

  it('CH-19 sends a link for one leg too, where the booking page cannot change the order', async () => {
    const { user, called } = open(onItsWay, billedTo(null), ...priced(900), answering(sendChangeLink, link));
    const dialog = await dialogOf(user, 'Change or correct');
    await user.type(dialog.getByRole('textbox', { name: 'Zip code' }), '94103');
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    expect(await dialog.findByText(/Email the customer a link to pay/)).toBeVisible();
    expect(dialog.queryByRole('link')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Send a link to pay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called('orders.send-change-link')[0]?.input).toMatchObject({
      body: { leg: 'return', change: { destination: { zip: '94103' } }, difference_cents: 900 },
    });
  });

  it('CH-18 says so when the price has changed, and asks again', async () => {
    const moves = answering(changeLeg, () => {
      throw refusal(409, 'recalc');
    });
    const { user } = open(bothWays, billedTo(null), moves, answering(priceLegChange, moved(0)));
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

  it('CH-18 shows the price of the latest input, even if an older request is answered later', async () => {
    const late = Promise.withResolvers<ReturnType<typeof moved>>();
    const prices = answering(priceLegChange, ({ body }) =>
      body.to?.city === 'Reno' ? late.promise : moved(-400),
    );
    const { user, called } = open(bothWays, billedTo(null), prices);
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
    const { user } = open(
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
