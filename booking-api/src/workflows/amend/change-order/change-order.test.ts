import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm, roundTripForm } from '../../../testing/shipment-forms.ts';
import { testInstant } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { changedForm } from '../../checkout/amendment/whole/change-form.ts';
import { checkOut, prepareBooking } from '../../testing/booking.ts';
import { expectBooksToAgree } from '../../testing/money/expect-books-to-agree.ts';
import { noPaymentsUnderWay, settled } from '../../testing/settled.ts';
import { paidOrder, parcelRows, reaches, stepMails } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop, 'customer', 'each');

const priceOf = (orderId: string, change: object, browser = customer) =>
  browser.send('POST', `/api/v6/orders/${orderId}/change/price`, { body: change });
const change = (orderId: string, body: object, browser = customer) =>
  browser.send('POST', `/api/v6/orders/${orderId}/change`, { body });
const refusal = async (answer: Promise<{ statusCode: number; json(): { code: string } }>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().code];
};
const labeled = async (form = {}) => {
  const booking = await paidOrder(shop, customer, form);
  await reaches(shop, booking.orderId, 'labels_ready');
  return booking;
};
const nearby = {
  destination: { zip: '60601', city: 'Chicago', state: 'IL', address: '151 E Wacker Dr' },
};
const far = { destination: { zip: '94103', city: 'San Francisco', state: 'CA', address: '1 Market St' } };
const chicago = {
  d_zip: '60601',
  d_city: 'Chicago',
  d_state: 'IL',
  d_address: '151 E Wacker Dr',
};

describe('changing an order', () => {
  it('a change of the pickup date costs nothing, voids the labels and buys new ones', async () => {
    const { orderId, totalCents } = await labeled();
    const wanted = { pickup_date: '2026-12-01' };
    const price = (await priceOf(orderId, wanted)).json();
    expect(price).toMatchObject({
      old_total_cents: totalCents,
      new_total_cents: totalCents,
      difference_cents: 0,
      legs: [{ pickup_date: '2026-12-01' }],
    });
    const answer = await change(orderId, { change: wanted, difference_cents: 0 });
    expect(answer.json()).toMatchObject({ state: 'placed', difference_cents: 0 });
    await reaches(shop, orderId, 'labels_ready');
    await until(
      async () => (await parcelRows(shop, orderId)).map(({ label }) => label).join() === 'voided,bought',
    );
    const [before, after] = await parcelRows(shop, orderId);
    expect(after?.carriage.shipDate).toBe('2026-12-01');
    expect(after?.tracking_number).not.toBe(before?.tracking_number);
    const mails = await stepMails(shop, orderId, ['changed.outbound.2', 'labels_ready.outbound.2']);
    expect(mails.get('changed.outbound.2')?.text).toContain('Dec 1');
    expect(mails.get('labels_ready.outbound.2')?.subject).toContain('Your new labels are ready');
    expect(mails.get('labels_ready.outbound.2')?.text).toContain('They replace the earlier ones.');
    const detail = (await customer.send('GET', `/api/v6/orders/${orderId}`)).json();
    expect(detail.shipments).toHaveLength(1);
  });

  it('a completed change leaves no address in its attempt', async () => {
    const { orderId } = await labeled();
    const { difference_cents } = (await priceOf(orderId, nearby)).json();
    expect((await change(orderId, { change: nearby, difference_cents })).statusCode).toBe(200);
    const { draft } = await shop.context.db
      .selectFrom('checkout_attempts')
      .select('draft')
      .where('amends_order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(draft.purpose).toMatchObject({ kind: 'amend', amendment: { kind: 'change' } });
    expect(JSON.stringify(draft)).not.toContain('Wacker');
  });

  it('a change to a nearer address refunds the difference', async () => {
    const { orderId, totalCents } = await labeled();
    const price = (await priceOf(orderId, nearby)).json();
    expect(price.difference_cents).toBeLessThan(0);
    const answer = await change(orderId, { change: nearby, difference_cents: price.difference_cents });
    expect(answer.json()).toMatchObject({ new_total_cents: totalCents + price.difference_cents });
    const refunds = await shop.context.db
      .selectFrom('refunds')
      .selectAll()
      .where('order_id', '=', orderId)
      .execute();
    expect(refunds.map(({ amount_cents }) => amount_cents)).toEqual([-price.difference_cents]);
    const [, after] = await parcelRows(shop, orderId);
    expect(after?.carriage.to).toMatchObject({ zip: '60601', city: 'Chicago' });
    const cancelled = await customer.send('POST', `/api/v6/orders/${orderId}/cancel`, { body: {} });
    expect(cancelled.json().refund_cents).toBe(totalCents + price.difference_cents);
  });

  it('a change to a farther address charges the difference to a card once', async () => {
    const { orderId } = await labeled(chicago);
    const { difference_cents } = (await priceOf(orderId, far)).json();
    expect(difference_cents).toBeGreaterThan(0);
    const body = { change: far, difference_cents };
    expect(await refusal(change(orderId, body))).toEqual([422, 'payment_required']);
    const bad = await shop.gateway.nonce('4000111111111115');
    const refused = await change(orderId, { ...body, payment_method_nonce: bad });
    expect(refused.json()).toMatchObject({ code: 'payment_refused', error: 'card_declined' });
    const nonces = await Promise.all([1, 2, 3].map(() => shop.gateway.nonce()));
    const answers = await Promise.all(
      nonces.map((payment_method_nonce) => change(orderId, { ...body, payment_method_nonce })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const answer of answers) expect([200, 409, 422]).toContain(answer.statusCode);
    await reaches(shop, orderId, 'labels_ready');
    await noPaymentsUnderWay(shop);
    await expectBooksToAgree(shop);
    const sales = await shop.context.db
      .selectFrom('payments')
      .select('amount_cents')
      .where('order_id', '=', orderId)
      .where('status', '<>', 'voided')
      .orderBy('created_at')
      .execute();
    expect(sales.map(({ amount_cents }) => amount_cents).slice(1)).toEqual([difference_cents]);
  });

  it('a changed order keeps the coupon that it was bought with', async () => {
    const { orderId, totalCents } = await labeled({ coupon: 'WELCOME10' });
    const price = (await priceOf(orderId, { pickup_date: '2026-12-01' })).json();
    expect(price).toMatchObject({ old_total_cents: totalCents, difference_cents: 0 });
    const answer = await change(orderId, { change: { pickup_date: '2026-12-01' }, difference_cents: 0 });
    expect(answer.statusCode).toBe(200);
  });

  it('PR-10 a changed order keeps its staff discounts', async () => {
    const booking = await prepareBooking(customer);
    const correction = { amount_cents: -900, reason: 'late bag', actor_id: 'usr_demo_admin' };
    await shop.context.db
      .insertInto('rate_adjustments')
      .values({ ...correction, cart_id: booking.cartId, created_at: testInstant })
      .execute();
    const asked = {
      body: { ...oneWayForm, cart_id: booking.cartId },
      headers: { 'x-cart-token': booking.token },
    };
    const price = (await customer.send('POST', '/refactor/v5/ship/ship_price', asked)).json();
    expect(price.final_price_cents).toBe(booking.totalCents - 900);
    const corrected = { ...booking, body: { ...booking.body, quote_id: price.quote_id } };
    const paid = await checkOut(corrected, { nonce: await shop.gateway.nonce() });
    expect(paid.json()).toMatchObject({ status: true });
    await settled(shop, booking.orderId);
    const wanted = { pickup_date: '2026-12-01' };
    expect((await priceOf(booking.orderId, wanted)).json()).toMatchObject({
      new_total_cents: booking.totalCents - 900,
      difference_cents: 0,
    });
    const answer = await change(booking.orderId, { change: wanted, difference_cents: 0 });
    expect(answer.json()).toMatchObject({ difference_cents: 0 });
  });

  it('a change can move the return of a round trip', async () => {
    const { orderId } = await labeled(roundTripForm);
    const wanted = { return_pickup_date: '2026-12-10' };
    const { difference_cents } = (await priceOf(orderId, wanted)).json();
    const answer = await change(orderId, { change: wanted, difference_cents });
    expect(answer.json().legs.map((leg: { pickup_date: string }) => leg.pickup_date)).toEqual([
      '2026-11-24',
      '2026-12-10',
    ]);
  });

  it('a change is refused for an invalid date, for no difference, and for a price other than the quoted one', async () => {
    const { orderId } = await labeled();
    expect(await refusal(priceOf(orderId, {}))).toEqual([422, 'nothing_to_change']);
    expect(await refusal(priceOf(orderId, { pickup_date: '2026-11-24' }))).toEqual([
      422,
      'nothing_to_change',
    ]);
    expect(await refusal(priceOf(orderId, { pickup_date: '2026-11-26' }))).toEqual([422, 'pickup_time_over']);
    expect(await refusal(priceOf(orderId, { pickup_date: '2026-02-30' }))).toEqual([400, 'malformed']);
    expect(await refusal(priceOf(orderId, { destination: { zip: '60601' } }))).toEqual([
      422,
      'form_incomplete',
    ]);
    expect(await refusal(priceOf(orderId, { destination: { country: 'CA' } }))).toEqual([
      400,
      'unknown_field',
    ]);
    const wrong = change(orderId, { change: nearby, difference_cents: -100_000 });
    expect(await refusal(wrong)).toEqual([409, 'recalc']);
  });

  it('an order whose bags are picked up cannot be changed', async () => {
    const { orderId } = await labeled();
    await shop.context.db
      .updateTable('orders')
      .set({ state: 'picked_up' })
      .where('id', '=', orderId)
      .execute();
    expect(await refusal(priceOf(orderId, nearby))).toEqual([409, 'action_not_allowed']);
    expect(await refusal(change(orderId, { change: nearby, difference_cents: 0 }))).toEqual([
      409,
      'action_not_allowed',
    ]);
  });

  it('a change keeps the club’s address', () => {
    const club = { origination: 'club', destination: 'other', pickup_date: '2026-11-24' } as const;
    expect(() => changedForm(club, { origin: { zip: '10001' } })).toThrow('club_address_fixed');
    expect(changedForm(club, { pickup_date: calendarDate('2026-11-25') })).toEqual({
      ...club,
      pickup_date: '2026-11-25',
    });
  });
});
