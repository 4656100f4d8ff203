import { oneWayForm, roundTripForm } from '../../../testing/shipment-forms.ts';
import { until } from '../../../testing/until.ts';
import { checkOut, prepareBooking } from '../../testing/booking.ts';
import { offerCoupon, usesOf } from '../../testing/money/coupons.ts';
import { expectBooksToAgree } from '../../testing/money/expect-books-to-agree.ts';
import { gatewaySales } from '../../testing/money/money-problems.ts';
import { settled } from '../../testing/settled.ts';
import { payingCustomer } from './testing/paying-customer.ts';

const { customer, nothingCalled, shop, status } = payingCustomer();

describe('placing an order', () => {
  it('PY-19, EP-50 a card pays: the order is placed, its money captured and booked, and the receipt shown', async () => {
    const booking = await prepareBooking(customer);
    const answer = await checkOut(booking, { nonce: await shop.gateway.nonce() });
    expect(answer.json()).toEqual({
      status: true,
      order_id: booking.orderId,
      error: null,
      payment_type: 'NewCard',
    });
    await settled(shop, booking.orderId);
    expect((await gatewaySales(shop.ledger)).at(-1)).toMatchObject({
      amount_cents: booking.totalCents,
      status: 'submitted_for_settlement',
    });
    await expectBooksToAgree(shop);
    const receipt = (await customer.send('GET', `/api/v6/orders/${booking.orderId}/receipt`)).json();
    expect(receipt).toMatchObject({
      status: 'placed',
      total_cents: booking.totalCents,
      payment: { type: 'NewCard', description: 'Visa ending in 1111' },
      legs: [{ leg: 'outbound', pickup_date: '2026-11-24' }],
      travelers: [{ name: 'Casey Customer', items: ['Golf bag, Standard'] }],
    });
    expect(receipt.next_steps.map((step: { date: string }) => step.date)).toEqual(
      [...receipt.next_steps.map((step: { date: string }) => step.date)].sort(),
    );
    expect(receipt.code.path).toMatch(/^M\d+ \d+h1v1h-1z/);
  });

  it('PY-26 an order stores the travel agent who booked it, and shows it on the receipt', async () => {
    const booking = await prepareBooking(customer);
    const agent = {
      agent: 'true',
      'referral-travel-company': 'Far Away',
      'agent-name': 'Ida',
      iata_number: '12345675',
      'referral-travel-network': 'Virtuoso',
    };
    await checkOut(booking, { nonce: await shop.gateway.nonce(), body: agent });
    await settled(shop, booking.orderId);
    expect((await customer.send('GET', `/api/v6/orders/${booking.orderId}/receipt`)).json()).toMatchObject({
      travel_agent: { company: 'Far Away', name: 'Ida', iata_number: '12345675', network: 'Virtuoso' },
    });
  });

  it('PR-08 an order stores no code of a gift card', async () => {
    const codes = ['SENDAHEAD-5Q7M-9XKT-2HVR-0050', 'SENDAHEAD-8WJP-3CDN-6TFY-0200'];
    const cards = { 'gift-card': codes[0], 'more-gift-cards': codes[1] };
    const booking = await prepareBooking(customer, cards);
    await checkOut(booking, { nonce: await shop.gateway.nonce(), body: cards });
    const { shipment } = await shop.context.db
      .selectFrom('orders')
      .select('shipment')
      .where('id', '=', booking.orderId)
      .executeTakeFirstOrThrow();
    for (const code of codes) expect(JSON.stringify(shipment)).not.toContain(code);
  });

  it('EP-50 an order that costs nothing is placed without a nonce and without the gateway', async () => {
    await offerCoupon(shop, 'FREE', { amount: 10_000_000 });
    const booking = await prepareBooking(customer, { coupon: 'FREE' });
    expect(booking.totalCents).toBe(0);
    expect((await checkOut(booking)).json()).toMatchObject({ status: true, order_id: booking.orderId });
    await nothingCalled();
    expect(await usesOf(shop, 'FREE')).toBe(1);
  });

  it('PY-17, B3-11 a price or quote that is no longer valid is answered recalc without a gateway call', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce();
    await shop.gateway.clear();
    const dearer = {
      traveler: {
        '1': { ...row(), golf: { product_count: '1', '0': { ...bag, product_insurance: '300000' } } },
      },
    };
    expect((await checkOut(booking, { nonce, body: dearer })).json()).toMatchObject({
      status: false,
      error: 'recalc',
    });
    await shop.context.db
      .updateTable('quotes')
      .set({ expires_at: '2026-11-23T14:59:59Z' })
      .where('cart_id', '=', booking.cartId)
      .execute();
    expect((await checkOut(booking, { nonce })).json()).toMatchObject({
      status: false,
      error: 'recalc',
      order_id: null,
    });
    await nothingCalled();
  });

  it.each([
    ['outbound', oneWayForm, 'arrival_date'],
    ['return', roundTripForm, 'return_arrival_date'],
  ] as const)(
    'VL-43 %s bags that arrive on another day than shown are answered recalc without a gateway call',
    async (name, form, field) => {
      const booking = await prepareBooking(customer, form);
      const nonce = await shop.gateway.nonce();
      await shop.gateway.clear();
      const shown = (date: string) =>
        checkOut(booking, { nonce, body: { arrival_date: undefined, [field]: date } });
      expect((await shown('2026-12-24')).json()).toMatchObject({
        status: false,
        order_id: null,
        error: 'recalc',
      });
      await nothingCalled();
      const { default_services } = (
        await customer.send('POST', '/refactor/v5/ship/combined_services_options', {
          body: form,
        })
      ).json();
      const arrival = default_services[name].services.find(
        (service: { carrier_service_level_id: number }) => service.carrier_service_level_id === 1,
      ).arrival_date;
      expect((await shown(arrival)).json()).toMatchObject({ status: true, order_id: booking.orderId });
      await settled(shop, booking.orderId);
    },
  );

  it('EP-50 an attempt without key, cart, nonce or session is refused', async () => {
    const booking = await prepareBooking(customer);
    const nonce = await shop.gateway.nonce();
    const codes = [
      await checkOut(booking, { nonce, key: '' }),
      await checkOut(booking, {}),
      await checkOut({ ...booking, token: 'x'.repeat(43) }, { nonce }),
      await checkOut({ ...booking, browser: await shop.browser() }, { nonce }),
      await checkOut(booking, { nonce, body: { quote_id: 'qte_none' } }),
      await checkOut(booking, { nonce, body: { d_attention_name: '' } }),
    ].map((answer) => [answer.statusCode, answer.json().code]);
    expect(codes).toEqual([
      [400, 'idempotency_key_missing'],
      [422, 'form_incomplete'],
      [404, 'cart_not_found'],
      [401, 'not_signed_in'],
      [404, 'quote_not_found'],
      [422, 'form_incomplete'],
    ]);
  });

  it.each([
    ['4111111111111210', 'prepaid_refused'],
    ['4000111111111511', 'card_refused_fraud'],
    ['4000111111111115', 'card_declined'],
    ['4000000000002503', 'authentication_required'],
  ])('EP-50, OPEN-41 card %s is answered %s and charged nothing', async (number, error) => {
    const booking = await prepareBooking(customer);
    const answer = await checkOut(booking, { nonce: await shop.gateway.nonce(number) });
    expect(answer.json()).toMatchObject({ status: false, order_id: null, error });
    expect((await status(booking.orderId)).json()).toEqual({ status: false, error });
  });

  it('PY-18, EP-53, OPEN-41 an undecided card is answered pending, and order_status reports the decision', async () => {
    const booking = await prepareBooking(customer);
    const answer = await checkOut(booking, { nonce: await shop.gateway.nonce('4000000000000259') });
    expect(answer.json()).toMatchObject({ status: 'pending', order_id: booking.orderId });
    expect((await status(booking.orderId)).json()).toEqual({});
    await shop.gateway.settle();
    await until(async () => (await status(booking.orderId)).json().status === true);
    await settled(shop, booking.orderId);
  });
});

describe('the stored data of an attempt', () => {
  it('PY-22 a card is saved only when the customer asks, as a token with its last digits', async () => {
    const kept = () => shop.context.db.selectFrom('payment_methods').selectAll().execute();
    const [first, second] = [await prepareBooking(customer), await prepareBooking(customer)];
    await checkOut(first, { nonce: await shop.gateway.nonce() });
    expect(await kept()).toEqual([]);
    await checkOut(second, { nonce: await shop.gateway.nonce(), body: { store_card_information: 'true' } });
    expect(await kept()).toMatchObject([{ provider: 'sandbox', card_type: 'Visa', last4: '1111' }]);
  });

  it('attack 39: a finished attempt stores no names', async () => {
    const booking = await prepareBooking(customer);
    await checkOut(booking, { nonce: await shop.gateway.nonce('4000111111111115') });
    const { draft } = await shop.context.db
      .selectFrom('checkout_attempts')
      .select('draft')
      .where('cart_id', '=', booking.cartId)
      .executeTakeFirstOrThrow();
    expect(draft.shipment).toEqual({ legs: [], travelers: [] });
    expect(draft.lines.length).toBeGreaterThan(0);
  });
});

describe('the browser’s data for a nonce', () => {
  it('EP-59 the page gets a client token and the URL of the card fields', async () => {
    const { provider, client_token, fields_url, prepaid_blocked } = (
      await customer.send('GET', '/api/v6/payments/client_token')
    ).json();
    expect([provider, prepaid_blocked]).toEqual(['sandbox', true]);
    expect(client_token).toMatch(/^\d{13}\./);
    expect(fields_url).toBe(`${shop.gateway.url}/fields?parent=http%3A%2F%2Fgolf.localhost%3A4000`);
    expect((await fetch(fields_url)).status).toBe(200);
  });
});

const row = () => ({
  t_first_name: 'Casey',
  t_last_name: 'Customer',
  t_email: 'casey@example.test',
  t_phone: '+1 212 555 0100',
});
const bag = { size: 'golf-standard', product_insurance: '100000', traveler_package_type: 'soft_case' };
