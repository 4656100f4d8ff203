import { roundTripForm } from '../../../../testing/shipment-forms.ts';
import { until } from '../../../../testing/until.ts';
import { buyLabels } from '../../../fulfill/labels/buy-labels.ts';
import { refreshTracking } from '../../../fulfill/tracking/refresh-tracking.ts';
import { textsOf } from '../../../testing/pdf-texts.ts';
import { noPaymentsUnderWay } from '../../../testing/settled.ts';
import {
  labeledRoundTrip,
  paidOrder,
  parcelRows,
  shippingOf,
  stateOf,
  stepMails,
} from '../../../testing/shipping.ts';
import { boston, denver, movingLegs, nearHome, toronto } from './testing/moving-legs.ts';

const { carried, customer, move, path, priceOf, read, shop, ways } = movingLegs();

describe('an address change of one leg of a round trip', () => {
  it('the return can be readdressed while the outbound is in transit, and every document shows the new address', async () => {
    const { orderId, totalCents } = await labeledRoundTrip(shop, customer);
    shop.moveClock('2026-11-25T15:00:00Z');
    await refreshTracking(shippingOf(shop), orderId);
    await customer.startOver('customer');
    const priced = await priceOf(orderId, 'return', denver);
    expect(priced).toMatchObject({ pickup_date: '2026-12-08', leg: { leg: 'return' } });
    expect(priced.difference_cents).toBeLessThan(0);
    expect(priced.arrival_date <= '2026-12-16').toBe(true);
    const moved = await move(orderId, 'return', denver);
    const { priced_after: _, ...shown } = priced;
    expect(moved).toMatchObject({ ...shown, state: 'in_transit', leg_state: 'placed' });
    expect(await ways(orderId)).toEqual([
      'New York, NY 10001 - San Francisco, CA 94103',
      'San Francisco, CA 94103 - Denver, CO 80202',
    ]);
    expect(await carried(orderId)).toEqual([
      '1 return San Francisco - New York',
      '2 outbound New York - San Francisco',
      '2 return San Francisco - Denver',
    ]);
    const receipt = await read(orderId, '/receipt');
    expect(receipt.total_cents).toBe(totalCents + priced.difference_cents);
    expect(receipt.line_items.at(-1)).toMatchObject({
      leg: 'return',
      title: 'New address',
      amount_cents: priced.difference_cents,
    });
    expect(receipt.next_steps.at(-1)).toMatchObject({ date: priced.arrival_date });
    const entries = (await read(orderId, '/calendar')).entries;
    expect(entries.at(-1).place).toContain('650 15th St, Denver, CO 80202');
    const mails = await stepMails(shop, orderId, ['leg_moved.return.2']);
    expect(mails.get('leg_moved.return.2')?.text).toContain(
      'To: Casey Customer, 650 15th St, Denver, CO 80202.',
    );
    shop.moveClock('2026-12-03T03:00:00Z');
    await refreshTracking(shippingOf(shop), orderId);
    await until(async () => {
      await buyLabels(shippingOf(shop), orderId);
      return (await parcelRows(shop, orderId)).every(({ label }) => label !== 'wanted');
    });
    await customer.startOver('customer');
    expect((await read(orderId, '/labels')).labels.at(-1).to).toContain('650 15th St');
    shop.moveClock('2026-12-17T03:00:00Z');
    await refreshTracking(shippingOf(shop), orderId);
    expect(await stateOf(shop, orderId)).toBe('delivered');
  });

  it('a more expensive address is charged once, is kept when the date moves, and is refunded in full with its leg', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer, { ...roundTripForm, ...nearHome });
    const { difference_cents } = await priceOf(orderId, 'return', boston);
    expect(difference_cents).toBeGreaterThan(0);
    const bare = { ...boston, difference_cents };
    const refused = await customer.send('POST', path(orderId, 'return'), { body: bare });
    expect(refused.json().code).toBe('payment_required');
    const nonces = await Promise.all([1, 2, 3].map(() => shop.gateway.nonce()));
    const answers = await Promise.all(
      nonces.map((payment_method_nonce) =>
        customer.send('POST', path(orderId, 'return'), { body: { ...bare, payment_method_nonce } }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await noPaymentsUnderWay(shop);
    expect((await read(orderId, '/receipt')).total_cents).toBe(totalCents + difference_cents);
    expect(await move(orderId, 'return', { pickup_date: '2026-12-10' })).toMatchObject({
      leg_state: 'placed',
    });
    expect((await ways(orderId))[1]).toBe('Philadelphia, PA 19103 - Boston, MA 02116');
    expect((await carried(orderId)).at(-1)).toBe('3 return Philadelphia - Boston');
    const { db } = shop.context;
    const traces = [
      await db.selectFrom('checkout_attempts').select(['draft', 'answer']).execute(),
      await db.selectFrom('quotes').selectAll().execute(),
      await db.selectFrom('carts').selectAll().execute(),
      shop.logs,
    ];
    expect(JSON.stringify(traces)).not.toMatch(/Huntington|617 555/);
    const both = { pickup_date: '2026-12-11', to: { address: '10 Saint James Ave' } };
    expect((await priceOf(orderId, 'return', both)).difference_cents).toBe(0);
    expect((await move(orderId, 'return', both)).leg.to.lines).toContain('10 Saint James Ave');
    const { line_items } = await read(orderId, '/receipt');
    expect(line_items.map(({ title }: { title: string }) => title)).toContain('New address');
    const cancelled = await customer.send('POST', `/api/v6/orders/${orderId}/cancel`, { body: {} });
    expect(cancelled.json().refund_cents).toBe(totalCents + difference_cents);
  });

  it('a trip whose legs have different addresses cannot be changed as a whole until they match again', async () => {
    const { orderId } = await paidOrder(shop, customer, roundTripForm);
    const actions = async () => (await read(orderId)).order.allowed_actions;
    expect(await actions()).toContain('change');
    const whole = { pickup_date: '2026-12-01' };
    expect(await move(orderId, 'outbound', denver)).toMatchObject({ leg_state: 'placed' });
    expect(await ways(orderId)).toEqual([
      'New York, NY 10001 - Denver, CO 80202',
      'San Francisco, CA 94103 - New York, NY 10001',
    ]);
    expect((await read(orderId)).order).toMatchObject({
      from: 'New York, NY',
      to: 'Denver, CO',
    });
    expect(await actions()).not.toContain('change');
    const change = `/api/v6/orders/${orderId}/change`;
    for (const [way, body] of [
      [`${change}/price`, whole],
      [change, { change: whole, difference_cents: 0 }],
    ] as const)
      expect((await customer.send('POST', way, { body })).json().code).toBe('action_not_allowed');
    expect(await move(orderId, 'return', { from: denver.to })).toMatchObject({ leg_state: 'placed' });
    expect((await ways(orderId))[1]).toBe('Denver, CO 80202 - New York, NY 10001');
    expect(await actions()).toContain('change');
    const priced = (await customer.send('POST', `${change}/price`, { body: whole })).json();
    expect(priced.legs.map(({ to }: { to: { lines: string[] } }) => to.lines.at(-1))).toEqual([
      'Denver, CO 80202',
      'New York, NY 10001',
    ]);
  });

  it('when the other leg is canceled, the moved address remains and is booked again', async () => {
    const again = async (orderId: string) => (await read(orderId, '/ship_again')).ship_state;
    const cancel = (orderId: string, leg: string) =>
      customer.send('POST', `/api/v6/orders/${orderId}/legs/${leg}/cancel`, { body: {} });
    const first = await paidOrder(shop, customer, roundTripForm);
    await move(first.orderId, 'return', denver);
    expect(await again(first.orderId)).toMatchObject({ o_city: 'New York', d_city: 'San Francisco' });
    expect((await cancel(first.orderId, 'outbound')).json().leg_state).toBe('cancelled');
    expect(await again(first.orderId)).toMatchObject({ o_city: 'Denver', d_city: 'San Francisco' });
    await move(first.orderId, 'return', { to: { address: '700 15th St' } });
    expect(await again(first.orderId)).toMatchObject({ o_address: '700 15th St', d_city: 'San Francisco' });
    expect(await ways(first.orderId)).toEqual(['San Francisco, CA 94103 - Denver, CO 80202']);

    const second = await paidOrder(shop, customer, roundTripForm);
    await move(second.orderId, 'return', denver);
    expect((await cancel(second.orderId, 'return')).json().leg_state).toBe('cancelled');
    const priced = await customer.send('POST', `/api/v6/orders/${second.orderId}/change/price`, {
      body: { destination: denver.to },
    });
    expect(priced.json().legs).toHaveLength(1);
  });

  it('customs documents show the moved address', async () => {
    const { orderId } = await paidOrder(shop, customer, { ...roundTripForm, ...toronto });
    await move(orderId, 'return', { from: { address: '200 Bay St' } });
    const clubs = {
      bag: 1,
      kind: 'clubs',
      description: 'Steel',
      quantity: 1,
      unit_cents: 45_000,
      origin: 'US',
    };
    await customer.send('PUT', `/api/v6/orders/${orderId}/customs_list`, {
      body: { items: [{ ...clubs, hs: '', owned_before: true }] },
    });
    const list = await read(orderId, '/packing_list');
    expect(list.items).toHaveLength(2);
    const streets = list.ways.map(({ leg, sender }: { leg: string; sender: string[] }) => [leg, sender[1]]);
    expect(streets).toEqual([
      ['outbound', '350 W 31st St'],
      ['return', '200 Bay St'],
    ]);
    const printed = await customer.send('GET', `/api/v6/orders/${orderId}/packing_list`, {
      headers: { accept: 'application/pdf' },
    });
    const pages = (await textsOf(printed.rawPayload)).map((text) => text.includes('200 Bay St'));
    expect(pages).toEqual([false, true, false, true]);
    const rows = await parcelRows(shop, orderId);
    expect(rows.map(({ generation, leg, carriage }) => [generation, leg, carriage.from.street1])).toEqual([
      [1, 'return', '1 Front St W'],
      [2, 'outbound', '350 W 31st St'],
      [2, 'return', '200 Bay St'],
    ]);
    await customer.send('POST', `/api/v6/orders/${orderId}/legs/outbound/cancel`, { body: {} });
    const left = await read(orderId, '/packing_list');
    expect(left.items.map(({ leg }: { leg: string }) => leg)).toEqual(['return']);
    expect(left.sender).toContain('200 Bay St');
  });

  it('CH-17 a more expensive address asks for the traveler’s dates when the order has no dates, and saves them with the change', async () => {
    const { orderId } = await paidOrder(shop, customer, { ...roundTripForm, ...toronto });
    await shop.context.db.deleteFrom('international_info').execute();
    const far = { to: { zip: '94103', city: 'San Francisco', state: 'CA', address: '1 Market St' } };
    const { difference_cents } = await priceOf(orderId, 'return', far);
    expect(difference_cents).toBeGreaterThan(0);
    const body = { ...far, difference_cents, payment_method_nonce: await shop.gateway.nonce() };
    const answer = await customer.send('POST', path(orderId, 'return'), { body });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'international_info_required']);
    const early = { date_of_arrival: '2026-12-10', date_of_departure: '2026-12-01' };
    const days = { date_of_arrival: '2026-11-30', date_of_departure: '2026-12-07' };
    const again = async (traveler_days: object) =>
      customer.send('POST', path(orderId, 'return'), {
        body: { ...body, payment_method_nonce: await shop.gateway.nonce(), traveler_days },
      });
    expect((await again(early)).json()).toMatchObject({
      code: 'invalid',
      fields: [{ path: 'traveler_days.date_of_departure', code: 'too_early' }],
    });
    expect((await again(days)).statusCode).toBe(200);
  });
});
