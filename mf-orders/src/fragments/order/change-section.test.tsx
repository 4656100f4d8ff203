import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { changeOrder, priceOrderChange } from '@sendahead/shared-contracts/orders/change-calls';
import { planOfRefund, readChangeOptions } from '@sendahead/shared-contracts/orders/change-option-calls';
import { cancelLeg, changeLeg, priceLegChange } from '@sendahead/shared-contracts/orders/leg-calls';
import { cancelOrder, readOrder } from '@sendahead/shared-contracts/orders/life-calls';
import type { OrderDetail } from '@sendahead/shared-contracts/orders/life-schema';
import {
  type AskedDifference,
  differenceAnsweredEvent,
  differenceAskedEvent,
} from '@sendahead/shared-contracts/payments/difference-topics';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { detail, summary } from '../../testing/orders.ts';
import { started } from '../../testing/started.ts';
import { OrderPage } from './order-page.tsx';

const place = {
  address: '12 Oak St',
  address_1: '',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  company_name: '',
  attention_name: 'Casey Lane',
  phone: '5125550187',
};
const home = { name: 'Casey Lane', is_club: false, country: 'US', place };
const club = { ...home, name: 'Fallowmere Golf Resort', is_club: true };
const there = { leg: 'outbound', pickup_date: calendarDate('2026-12-02'), from: home, to: club } as const;
const back = { leg: 'return', pickup_date: calendarDate('2026-12-12'), from: club, to: home } as const;
const oneWay = answering(readChangeOptions, { billed_to: null, legs: [there] });
const bothWays = answering(readChangeOptions, { billed_to: null, legs: [there, back] });
const receiptLeg = (leg: 'outbound' | 'return', pickup: string) => ({
  leg,
  from: { name: 'Casey Lane', lines: [], phone: '' },
  to: { name: 'Fallowmere', lines: [], phone: '' },
  drop_off: false,
  pickup_title: 'Pickup',
  pickup_date: calendarDate(pickup),
  arrival_date: calendarDate(pickup),
  service_name: 'Ground',
  carrier: 'FedEx',
  transit_days: 3,
});
const roundTrip = (over: Partial<OrderDetail> = {}): OrderDetail =>
  detail({
    legs: [receiptLeg('outbound', '2026-12-02'), receiptLeg('return', '2026-12-12')],
    leg_states: (['outbound', 'return'] as const).map((leg) => ({
      leg,
      state: 'labels_ready',
      allowed_actions: ['cancel', 'change'],
      refund_on_cancel_cents: cents(4000),
    })),
    refund_on_cancel_cents: cents(14_605),
    ...over,
  });
const single = detail({
  legs: [receiptLeg('outbound', '2026-12-02')],
  refund_on_cancel_cents: cents(14_605),
});
const costs = (difference_cents: number) => ({
  old_total_cents: cents(14_605),
  new_total_cents: cents(14_605 + difference_cents),
  difference_cents,
  legs: [],
});
const onVisa = (amount: number) =>
  answering(planOfRefund, {
    parts: [{ title: 'Visa ending in 1111', amount_cents: cents(amount), by_card: true }],
  });

async function open(order: OrderDetail, press: string | null, ...answers: readonly FakeAnswer[]) {
  window.history.replaceState(null, '', '/orders/ord_1');
  const remote = started('customer', answering(readOrder, order), ...answers);
  render(<OrderPage store={remote.store} host={remote.host} />);
  const card = within(await screen.findByRole('region', { name: 'Change or cancel' }));
  const called = (name: string) =>
    remote.api.calls.filter((call) => call.name === name).map(({ input }) => input);
  if (press === null) return { ...remote, card, called };
  await userEvent.click(card.getByRole('button', { name: press }));
  await screen.findByRole('button', { name: 'Leave it as it is' });
  return { ...remote, card, called };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function typeDay(label: RegExp, day: string): Promise<void> {
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, day);
  await userEvent.tab();
}

describe('what can be changed of an order', () => {
  it('CH-07 offers what the server allows, and no other', async () => {
    const { card } = await open(single, null);
    expect(card.getByText(/Free until the carrier has your bags/)).toBeVisible();
    const names = card.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Another day', 'Another address', 'Cancel']);
    expect(card.getByRole('link', { name: 'Bags, travelers, service' })).toHaveAttribute(
      'href',
      '/ship?change_order=ord_1',
    );
  });

  it('CH-04 offers nothing of an order that is on its way, and says why', async () => {
    const { card } = await open(
      detail({ order: summary({ state: 'in_transit', allowed_actions: [] }) }),
      null,
    );
    expect(card.queryByRole('button')).toBeNull();
    expect(card.getByText(/The carrier has your bags/)).toBeVisible();
  });
});

describe('another day', () => {
  it('CH-08 of one leg leaves the other alone, and tells that it costs nothing', async () => {
    const moved = {
      pickup_date: calendarDate('2026-12-14'),
      arrival_date: calendarDate('2026-12-17'),
      difference_cents: 0,
    };
    const { called } = await open(
      roundTrip(),
      'Another day',
      bothWays,
      answering(priceLegChange, moved),
      answering(changeLeg, { ...moved, state: 'placed', leg_state: 'placed' }),
    );
    await typeDay(/Way back/, '12/14/2026');
    expect(await screen.findByText('No difference')).toBeVisible();
    await press('Change it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called('orders.change-leg')).toEqual([
      {
        params: { orderId: 'ord_1', leg: 'return' },
        body: { pickup_date: '2026-12-14', difference_cents: 0 },
      },
    ]);
    expect(called('orders.read')).toHaveLength(2);
  });

  it('CH-09 that costs more is paid by a card of the checkout, which is asked again where it is refused', async () => {
    let sent = 0;
    const { host, called } = await open(
      single,
      'Another day',
      oneWay,
      answering(priceOrderChange, costs(1240)),
      answering(changeOrder, () => {
        sent += 1;
        if (sent === 1) throw refusal(422, 'payment_refused', { error: 'card_declined' });
        return { ...costs(1240), state: 'placed' as const };
      }),
    );
    const checkout = host.page.bind('mf-checkout');
    const asked: AskedDifference[] = [];
    checkout.events(differenceAskedEvent).subscribe((one) => {
      asked.push(one);
      checkout.publish(differenceAnsweredEvent, { id: one.id, nonce: `nonce-${asked.length}` });
    });
    await typeDay(/Handed over/, '12/04/2026');
    expect(await screen.findByText('You pay $12.40 more')).toBeVisible();
    await press('Change it and pay $12.40');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.map(({ cents: amount, problem }) => [amount, problem])).toEqual([
      [1240, null],
      [1240, 'card_declined'],
    ]);
    expect(called('orders.change').at(-1)).toMatchObject({
      body: { difference_cents: 1240, payment_method_nonce: 'nonce-2' },
    });
  });

  it('CH-09 that is not paid in the end changes nothing, and is still there to be agreed to', async () => {
    const { host, called } = await open(
      single,
      'Another day',
      oneWay,
      answering(priceOrderChange, costs(1240)),
    );
    const checkout = host.page.bind('mf-checkout');
    checkout
      .events(differenceAskedEvent)
      .subscribe(({ id }) => checkout.publish(differenceAnsweredEvent, { id, nonce: null }));
    await typeDay(/Handed over/, '12/04/2026');
    await press('Change it and pay $12.40');
    expect(await screen.findByRole('button', { name: 'Change it and pay $12.40' })).toBeEnabled();
    expect(called('orders.change')).toEqual([]);
  });

  it('CH-11 that a club pays is put on its account, and no card is asked for', async () => {
    const { called } = await open(
      single,
      'Another day',
      answering(readChangeOptions, { billed_to: 'Heronsway Golf Club', legs: [there] }),
      answering(priceOrderChange, costs(1240)),
      answering(changeOrder, { ...costs(1240), state: 'placed' }),
    );
    await typeDay(/Handed over/, '12/04/2026');
    expect(await screen.findByText(/on the account of Heronsway Golf Club/)).toBeVisible();
    await press('Change it and pay $12.40');
    await waitFor(() => expect(called('orders.change')).toHaveLength(1));
  });

  it('CH-08 is priced again where the price changed meanwhile, and agreed to anew', async () => {
    let difference = 0;
    await open(
      single,
      'Another day',
      oneWay,
      answering(priceOrderChange, () => costs(difference)),
      onVisa(500),
      answering(changeOrder, () => {
        difference = -500;
        throw refusal(409, 'recalc');
      }),
    );
    await typeDay(/Handed over/, '12/04/2026');
    await press('Change it');
    expect(await screen.findByText(/The price changed meanwhile/)).toBeVisible();
    expect(screen.getByText(/on Visa ending in 1111, in 3 to 5 days/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change it, get $5.00 back' })).toBeEnabled();
  });

  it('CH-09 whose answer was lost is not made twice', async () => {
    let sent = 0;
    await open(
      single,
      'Another day',
      oneWay,
      answering(priceOrderChange, costs(0)),
      answering(changeOrder, () => {
        sent += 1;
        throw sent === 1 ? refusal(0, 'connection_lost') : refusal(422, 'nothing_to_change');
      }),
    );
    await typeDay(/Handed over/, '12/04/2026');
    await press('Change it');
    expect(await screen.findByText(/Nothing is charged twice/)).toBeVisible();
    await press('Change it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a trip that crosses a border', () => {
  it('CH-17 asks for the days that were never saved, and makes the change with them', async () => {
    const { called } = await open(
      single,
      'Another day',
      oneWay,
      answering(priceOrderChange, costs(0)),
      answering(changeOrder, ({ body }) => {
        if (!body.traveler_days) throw refusal(422, 'international_info_required');
        return { ...costs(0), state: 'placed' as const };
      }),
    );
    await typeDay(/Handed over/, '12/04/2026');
    await press('Change it');
    const arrival = await screen.findByRole('textbox', { name: 'Arrival date' });
    expect(screen.getByRole('button', { name: 'Change it' })).toBeDisabled();
    await userEvent.type(arrival, '12/10/2026');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('checkbox', { name: /may be told to customs/ }));
    await press('Change it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called('orders.change').at(-1)).toMatchObject({
      body: { traveler_days: { date_of_arrival: '2026-12-10' } },
    });
  });
});

describe('another address', () => {
  it('CH-07 leaves a club where it is, and tells at their fields what is wrong', async () => {
    const { called } = await open(
      single,
      'Another address',
      oneWay,
      answering(priceOrderChange, () => {
        throw new ApiError({
          status: 422,
          code: 'form_incomplete',
          fields: [{ path: 'o_zip', code: 'invalid' }],
        });
      }),
    );
    expect(screen.getByRole('radio', { name: /^To: Fallowmere/ })).toBeDisabled();
    const zip = screen.getByRole('textbox', { name: /ZIP/ });
    await userEvent.clear(zip);
    await userEvent.type(zip, '00000');
    await press('See what it costs');
    expect(await screen.findByText(/Something is missing or not right/)).toBeVisible();
    expect(zip).toHaveAccessibleDescription(/Check: zip/);
    expect(zip).toHaveValue('00000');
    expect(called('orders.change-price')).toEqual([
      { params: { orderId: 'ord_1' }, body: { origin: { zip: '00000' } } },
    ]);
  });

  it('CH-07 is one of a leg alone, too', async () => {
    const { called } = await open(
      roundTrip(),
      'Another address',
      bothWays,
      answering(priceLegChange, {
        pickup_date: calendarDate('2026-12-12'),
        arrival_date: calendarDate('2026-12-15'),
        difference_cents: 0,
      }),
    );
    await userEvent.click(screen.getByRole('radio', { name: /^Way back, to/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Street' }), ' West');
    await press('See what it costs');
    expect(await screen.findByText('No difference')).toBeVisible();
    expect(called('orders.leg-change-price')).toEqual([
      { params: { orderId: 'ord_1', leg: 'return' }, body: { to: { address: '12 Oak St West' } } },
    ]);
  });
});

describe('cancelling', () => {
  it('CH-10 tells what comes back, when and where to, before it is pressed', async () => {
    const { called } = await open(
      single,
      'Cancel',
      oneWay,
      onVisa(14_605),
      answering(cancelOrder, { state: 'cancelled', refund_cents: cents(14_605) }),
    );
    expect(await screen.findByText(/on Visa ending in 1111, in 3 to 5 days/)).toBeVisible();
    expect(screen.getByText('You get $146.05 back')).toBeVisible();
    await press('Cancel it');
    await waitFor(() =>
      expect(called('orders.cancel')).toEqual([{ params: { orderId: 'ord_1' }, body: {} }]),
    );
  });

  it('CH-10 takes one leg out', async () => {
    const { called } = await open(
      roundTrip(),
      'Cancel',
      bothWays,
      onVisa(4000),
      answering(cancelLeg, { state: 'labels_ready', leg_state: 'cancelled', refund_cents: cents(4000) }),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Way back alone' }));
    expect(await screen.findByText('You get $40.00 back')).toBeVisible();
    await press('Cancel it');
    await waitFor(() => expect(called('orders.cancel-leg')).toMatchObject([{ params: { leg: 'return' } }]));
  });

  it('CH-10 takes one bag of several out, priced as a change', async () => {
    const bag = (index: number) => ({
      leg: 'outbound' as const,
      traveler: 'Casey Lane',
      item: `Golf bag ${index}`,
      tracking_number: null,
      events: [],
      bag: index,
      allowed_actions: ['cancel' as const],
    });
    const { called } = await open(
      detail({ ...single, shipments: [bag(0), bag(1)] }),
      'Cancel',
      oneWay,
      onVisa(5000),
      answering(priceOrderChange, costs(-5000)),
      answering(changeOrder, { ...costs(-5000), state: 'placed' }),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Golf bag 1, Casey Lane' }));
    expect(await screen.findByText('You get $50.00 back')).toBeVisible();
    await press('Cancel it');
    await waitFor(() =>
      expect(called('orders.change')).toEqual([
        {
          params: { orderId: 'ord_1' },
          body: { change: { without: [{ bag: 1 }] }, difference_cents: -5000 },
        },
      ]),
    );
  });
});
