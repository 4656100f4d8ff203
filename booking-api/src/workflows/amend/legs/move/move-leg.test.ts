import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../../testing/shipment-forms.ts';
import { testInstant } from '../../../../testing/test-app.ts';
import { until } from '../../../../testing/until.ts';
import { refreshTracking } from '../../../fulfill/tracking/refresh-tracking.ts';
import { checkBooksAfterEach } from '../../../testing/check-books-after-each.ts';
import {
  labeledRoundTrip,
  paidOrder,
  parcelRows,
  reaches,
  shippingOf,
  stateOf,
  stepMails,
} from '../../../testing/shipping.ts';
import { startShop } from '../../../testing/shop.ts';
import { dearDay, dearer, winterInstant, winterTrip } from '../../../testing/winter-trip.ts';

const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop, 'customer', 'each');
const admin = signedInBrowser(shop, 'admin', 'each');
checkBooksAfterEach(shop);

const path = (orderId: string, leg: string) => `/api/v6/orders/${orderId}/legs/${leg}/change`;
const priceOf = async (orderId: string, leg: string, pickup_date: string) => {
  const answer = await customer.send('POST', `${path(orderId, leg)}/price`, { body: { pickup_date } });
  return answer.json();
};
const move = async (orderId: string, leg: string, pickup_date: string, difference_cents = 0) => {
  const answer = await customer.send('POST', path(orderId, leg), {
    body: { pickup_date, difference_cents },
  });
  return answer.json();
};
const bags = async (orderId: string) =>
  (await parcelRows(shop, orderId)).map(
    ({ generation, leg, label, ship_date }) => `${generation} ${leg} ${label} ${ship_date}`,
  );
const roundTrip = (more = {}) => labeledRoundTrip(shop, customer, more);

describe('moving one leg of a round trip', () => {
  it('CO-64 the price of a moved leg names its new arrival day, and that of the other leg is unchanged', async () => {
    const { orderId } = await paidOrder(shop, customer, roundTripForm);
    const arrivals = async () => {
      const { receipt } = (await admin.send('GET', `/api/v6/console/orders/${orderId}`)).json();
      return receipt.line_items
        .filter(({ kind }: { kind: string }) => kind === 'shipping')
        .map(({ leg, detail }: { leg: string; detail: string }) => [leg, detail.replace(/.*arrives /, '')]);
    };
    const before = Object.fromEntries(await arrivals());
    await move(orderId, 'return', '2026-12-10');
    const after = Object.fromEntries(await arrivals());
    expect(after.outbound).toBe(before.outbound);
    expect([before.return, after.return]).toEqual(['Tue, Dec 15', 'Thu, Dec 17']);
  });

  it('a leg moved to another date leaves the other leg’s labels alone while its bags are in transit', async () => {
    const { orderId, totalCents } = await roundTrip();
    shop.moveClock('2026-11-25T15:00:00Z');
    await refreshTracking(shippingOf(shop), orderId);
    await customer.startOver('customer');
    expect(await priceOf(orderId, 'return', '2026-12-10')).toMatchObject({
      pickup_date: '2026-12-10',
      difference_cents: 0,
    });
    expect(await move(orderId, 'return', '2026-12-10')).toMatchObject({
      pickup_date: '2026-12-10',
      state: 'in_transit',
      leg_state: 'placed',
    });
    expect(await bags(orderId)).toEqual([
      '1 return dropped 2026-12-08',
      '2 outbound bought 2026-11-24',
      '2 return wanted 2026-12-10',
    ]);
    const detail = (await customer.send('GET', `/api/v6/orders/${orderId}`)).json();
    expect(detail.legs.map(({ pickup_date }: { pickup_date: string }) => pickup_date)).toEqual([
      '2026-11-24',
      '2026-12-10',
    ]);
    expect(detail.order.total_cents).toBe(totalCents);
    const mails = await stepMails(shop, orderId, ['leg_moved.return.2']);
    expect(mails.get('leg_moved.return.2')?.text).toContain('Dec 10');
    shop.moveClock('2026-12-03T03:00:00Z');
    await refreshTracking(shippingOf(shop), orderId);
    expect(await stateOf(shop, orderId)).toBe('in_transit');
  });

  it('the return can be moved after the outbound was picked up by a same-day pickup', async () => {
    const today = { ...roundTripForm, pickup_date: '2026-11-23', arrival_date: '', outbound_pickup: '4' };
    const { orderId } = await roundTrip(today);
    shop.moveClock('2026-11-25T15:00:00Z');
    await refreshTracking(shippingOf(shop), orderId);
    await customer.startOver('customer');
    expect(await move(orderId, 'return', '2026-12-10')).toMatchObject({
      state: 'in_transit',
      leg_state: 'placed',
    });
  });

  it('moving the outbound replaces its labels, and keeps those of the return', async () => {
    const { orderId } = await roundTrip();
    expect(await move(orderId, 'outbound', '2026-11-25')).toMatchObject({ state: 'placed' });
    await reaches(shop, orderId, 'labels_ready');
    await until(async () => (await bags(orderId)).join().includes('1 outbound voided'));
    expect(await bags(orderId)).toEqual([
      '1 outbound voided 2026-11-24',
      '2 outbound bought 2026-11-25',
      '2 return wanted 2026-12-08',
    ]);
  });

  it('CO-04 the history still shows what each move changed after a later one of the other leg', async () => {
    const { orderId } = await roundTrip();
    await move(orderId, 'return', '2026-12-10');
    await move(orderId, 'outbound', '2026-11-25');
    const life = await admin.send('GET', `/api/v6/console/orders/${orderId}/life`);
    const details = life.json().entries.map(({ detail }: { detail: string }) => detail);
    for (const sentence of [
      'Return: Pickup on Thu, Dec 10 instead of Tue, Dec 8.',
      'Outbound: Pickup on Wed, Nov 25 instead of Tue, Nov 24.',
    ])
      expect(details).toContainEqual(expect.stringContaining(sentence));
  });

  it('a cheaper date is refunded exactly once', async () => {
    const peak = { ...winterTrip, return_pickup_date: dearDay };
    shop.moveClock(winterInstant);
    await customer.startOver('customer');
    const { orderId, totalCents } = await paidOrder(shop, customer, peak);
    const { difference_cents } = await priceOf(orderId, 'return', '2027-01-20');
    expect(difference_cents).toBe(-dearer);
    expect((await move(orderId, 'return', '2027-01-20')).code).toBe('recalc');
    const answers = await Promise.all([1, 2, 3].map(() => move(orderId, 'return', '2027-01-20', -dearer)));
    expect(answers.filter(({ leg_state }) => leg_state === 'placed')).toHaveLength(1);
    const given = await shop.context.db
      .selectFrom('refunds')
      .select('amount_cents')
      .where('order_id', '=', orderId)
      .execute();
    expect(given).toEqual([{ amount_cents: dearer }]);
    const receipt = (await customer.send('GET', `/api/v6/orders/${orderId}/receipt`)).json();
    expect(receipt.total_cents).toBe(totalCents - dearer);
  });

  it('a move is refused for the same date, an invalid date, and a date before the other leg has arrived', async () => {
    const { orderId } = await roundTrip();
    const codeOf = async (leg: string, day: string) => (await priceOf(orderId, leg, day)).code;
    expect(await codeOf('return', '2026-12-08')).toBe('nothing_to_change');
    expect(await codeOf('return', '2026-12-12')).toBe('pickup_time_over');
    expect(await codeOf('return', '2026-12-01')).toBe('pickup_time_over');
    expect(await priceOf(orderId, 'outbound', '2026-12-07')).toMatchObject({
      code: 'pickup_time_over',
      message: expect.stringMatching(/the return is picked up Tue, Dec 8\. Change the return first\.$/),
    });
    expect(await codeOf('return', '2026-02-30')).toBe('malformed');
    const oneWay = await paidOrder(shop, customer);
    expect((await priceOf(oneWay.orderId, 'return', '2026-12-10')).code).toBe('leg_not_found');
    expect((await move('ord_5hJx9RbW2cLd7QeZ', 'return', '2026-12-10')).code).toBe('order_not_found');
  });

  it('a move is refused once the bags are picked up, without a carrier, and while a payment is changing the order', async () => {
    const { orderId } = await roundTrip();
    const { db } = shop.context;
    const golf = (domestic_enabled: boolean) =>
      db.updateTable('product_lines').set({ domestic_enabled }).where('key', '=', 'golf').execute();
    await golf(false);
    expect((await priceOf(orderId, 'return', '2026-12-10')).code).toBe('line_not_offered');
    await golf(true);
    const { cart_id } = await db
      .selectFrom('orders')
      .select('cart_id')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const attempts = () => db.updateTable('checkout_attempts').where('cart_id', '=', cart_id);
    await attempts().set({ state: 'unknown', amends_order_id: orderId }).execute();
    expect((await move(orderId, 'return', '2026-12-10')).code).toBe('change_in_progress');
    const cancelled = await customer.send('POST', `/api/v6/orders/${orderId}/legs/return/cancel`, {
      body: {},
    });
    expect(cancelled.json().code).toBe('change_in_progress');
    await attempts().set({ state: 'done', amends_order_id: null }).execute();
    shop.moveClock('2026-11-25T15:00:00Z');
    await refreshTracking(shippingOf(shop), orderId);
    await customer.startOver('customer');
    expect((await priceOf(orderId, 'outbound', '2026-11-27')).code).toBe('action_not_allowed');
    await db
      .updateTable('orders')
      .set((set) => ({
        shipment: set.fn('jsonb_set', [
          set.ref('shipment'),
          set.val('{booking,form,return_carrier_service_level_id}'),
          set.val('"999"'),
        ]),
      }))
      .where('id', '=', orderId)
      .execute();
    expect((await priceOf(orderId, 'return', '2026-12-10')).code).toBe('no_service');
  });
});
