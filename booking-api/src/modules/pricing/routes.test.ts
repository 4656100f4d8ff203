import { couponWords } from '@sendahead/shared-contracts/pricing/words';
import { oneWayForm, roundTripForm } from '../../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
});
afterAll(() => server.close());

const price = (body: unknown, browser = guest) =>
  browser.send('POST', '/refactor/v5/ship/ship_price', { body });
/** The price in a separate cart, with its quote. */
async function quoteFor(form: object) {
  const cart = (await guest.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
  const answer = await guest.send('POST', '/refactor/v5/ship/ship_price', {
    body: { ...form, cart_id: cart.id },
    headers: { 'x-cart-token': cart.cart_token },
  });
  const quote = await server.context.db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', answer.json().quote_id)
    .executeTakeFirstOrThrow();
  return { cart, price: answer.json(), quote };
}
async function quotes() {
  const rows = await server.context.db
    .selectFrom('quotes')
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
const kinds = (answer: { line_items: { kind: string; amount_cents: number }[] }) =>
  answer.line_items.map(({ kind, amount_cents }) => [kind, amount_cents]);

describe('ship_price', () => {
  it('EP-26, EN-19, PR-05 prices a one-way golf bag line by line', async () => {
    const answer = await price(oneWayForm);
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect(kinds(body.orders[0])).toEqual([
      ['shipping', 11_000],
      ['pickup', 1495],
    ]);
    expect(body).toMatchObject({
      final_price_cents: 12_495,
      outbound_price_cents: 12_495,
      return_price_cents: 0,
      insurance_cents: 0,
      roundtrip_shipment: false,
    });
  });

  it('EP-26, PR-05 returns a quote for ordering a cart, and stores it without names', async () => {
    const { cart, price: result, quote } = await quoteFor(oneWayForm);
    expect(result.orders[0]._id).toBe(cart.order_id);
    expect(quote).toMatchObject({
      cart_id: cart.id,
      total_cents: 12_495,
      rate_sheet_version: '2026-11b',
      brand_slug: 'golf',
    });
    expect(Date.parse(quote.expires_at)).toBe(Date.parse(result.quote_expires_at));
    expect(JSON.stringify(quote.inputs)).not.toContain('casey');
  });

  it('EP-26 stores no quote without a cart, because no order could name it', async () => {
    await quoteFor(oneWayForm);
    const before = await quotes();
    const body = (await price(oneWayForm)).json();
    expect(body).toMatchObject({ orders: [{ _id: '' }], quote_id: '', final_price_cents: 12_495 });
    expect(await quotes()).toEqual(before);
  });

  it('EN-20 explains every line in steps that add up exactly to it, and the lines to the total', async () => {
    const bag = { size: 'golf-standard', product_insurance: '300000' };
    const traveler = { '1': { golf: { product_count: '1', '0': bag } } };
    const form = { ...roundTripForm, traveler, coupon: '' };
    const body = (await price(form)).json();
    const lines: { amount_cents: number; explain: { amount_cents: number }[] }[] = body.orders[0].line_items;
    for (const line of lines)
      expect(line.explain.reduce((sum, step) => sum + step.amount_cents, 0)).toBe(line.amount_cents);
    expect(lines.reduce((sum, line) => sum + line.amount_cents, 0)).toBe(body.final_price_cents);
    expect(body.insurance_cents).toBe(2 * 2500);
  });

  it('PR-11 prices and keeps the pickup option of each leg, and refuses one that differs from the form', async () => {
    const { outbound_pickup: _, return_pickup: _return, ...form } = roundTripForm;
    const total = async (options: object) => (await price({ ...form, ...options })).json().final_price_cents;
    const dropped = { pickup_service_options: { drop_off: '0' }, return_service_options: { drop_off: '0' } };
    const without = await total(dropped);
    expect(await total({ ...dropped, pickup_service_options: { pickup: '1' } })).toBe(without + 1495);
    const both = { pickup_service_options: { pickup: '1' }, return_service_options: { pickup: '1' } };
    const answer = (await price({ ...form, ...both })).json();
    expect(answer.final_price_cents).toBe(without + 2 * 1495);
    const { inputs } = (await quoteFor({ ...form, ...both })).quote;
    const kept = expect.objectContaining({ dropOff: false, pickupTitle: 'Pickup at your address' });
    expect(inputs).toMatchObject({ legs: [kept, kept] });
    const wrong = await price({ ...roundTripForm, pickup_service_options: { drop_off: '0' } });
    expect([wrong.statusCode, wrong.json().fields]).toEqual([
      400,
      [{ path: 'pickup_service_options', code: 'malformed' }],
    ]);
    expect((await price({ ...form, return_service_options: { balloon: '1' } })).statusCode).toBe(400);
  });

  it('PR-05 applies the round-trip discount to both legs', async () => {
    const body = (await price(roundTripForm)).json();
    expect(kinds(body.orders[0])).toEqual([
      ['shipping', 10_450],
      ['pickup', 1495],
      ['shipping', 10_450],
      ['pickup', 1495],
    ]);
    expect(body.original_price).toBe(2 * (11_000 + 1495));
  });

  it('PR-07 deducts a coupon from the retail rate', async () => {
    const one = (await price({ ...oneWayForm, coupon: 'welcome10' })).json();
    expect(one).toMatchObject({
      coupon: { code: 'WELCOME10', amount_cents: 1100 },
      coupon_error: null,
      coupon_notice: null,
    });
    const both = (await price({ ...roundTripForm, coupon: 'THEREANDBACK' })).json();
    expect(both.final_price_cents).toBe(2 * (11_000 + 1495) - 3300);
    expect(both.coupon_notice).toContain('retail rate');
  });

  it.each([
    ['SPRING20', couponWords.expired],
    ['FIRST100', couponWords.used_up],
    ['NOSUCHCODE', couponWords.unknown],
    ["x' or 1=1 --", couponWords.unknown],
  ])(
    'ER-07 explains why the code %s does not apply, and charges the full price (attack 17)',
    async (coupon, said) => {
      const body = (await price({ ...oneWayForm, coupon })).json();
      expect(body).toMatchObject({
        coupon: null,
        coupon_invalid: true,
        coupon_error: said,
        final_price_cents: 12_495,
      });
    },
  );

  it('ER-07 reports that a coupon is for round trips only', async () => {
    const body = (await price({ ...oneWayForm, coupon: 'THEREANDBACK' })).json();
    expect(body).toMatchObject({
      coupon_roundtrip_invalid: true,
      coupon_invalid: false,
      coupon_error: 'This coupon is valid for round trip shipments only',
    });
  });

  it('ER-11 names the next day when the chosen one is not available', async () => {
    const body = (await price({ ...oneWayForm, pickup_date: '2026-11-26' })).json();
    expect(body).toMatchObject({
      pickup_date_error: true,
      pickup_date_error_message: expect.stringContaining('Mon, Nov 30'),
    });
  });

  it('TL-15 ship_price does not trust the page’s claim that the bags will have arrived before the return', async () => {
    const early = { ...roundTripForm, arrival_date: '2026-11-25', return_pickup_date: '2026-12-01' };
    expect((await price(early)).json()).toMatchObject({
      pickup_date_error: true,
      pickup_date_error_message: expect.stringContaining('Wed, Dec 2'),
    });
  });

  it('accepts the same form urlencoded with bracket names', async () => {
    const { traveler: _, ...flat } = oneWayForm;
    const form = new URLSearchParams(Object.entries(flat).map(([name, value]) => [name, String(value)]));
    form.set('traveler[1][golf][product_count]', '1');
    form.set('traveler[1][golf][0][size]', 'golf-standard');
    const answer = await guest.send('POST', '/refactor/v5/ship/ship_price', {
      body: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.json().final_price_cents).toBe(12_495);
  });

  it('answers no_service when no carrier goes there and nothing_to_price without bags', async () => {
    expect((await price({ ...oneWayForm, pickup_carrier_service_level_id: '999' })).json().code).toBe(
      'no_service',
    );
    expect((await price({ ...oneWayForm, d_country: 'GB', d_zip: 'KY16 9XL' })).json().code).toBe(
      'no_service',
    );
    expect((await price({ ...oneWayForm, traveler: {} })).json().code).toBe('nothing_to_price');
  });

  it('prices a cart only with its token; another customer gets 404', async () => {
    const cart = (await guest.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
    const withToken = await guest.send('POST', '/refactor/v5/ship/ship_price', {
      body: { ...oneWayForm, cart_id: cart.id },
      headers: { 'x-cart-token': cart.cart_token },
    });
    expect(withToken.json().orders[0]._id).toBe(cart.order_id);
    const stranger = await server.browser();
    expect((await price({ ...oneWayForm, cart_id: cart.id }, stranger)).statusCode).toBe(404);
  });

  it('PR-05 applies the club rate for pro users', async () => {
    const pro = await server.browser();
    await pro.signIn('pro');
    expect((await price(oneWayForm, pro)).json()).toMatchObject({
      wholesale_discount_cents: 880,
      final_price_cents: 12_495 - 880,
    });
  });

  it('requires a session and its token', async () => {
    const none = await server.app.inject({
      method: 'POST',
      url: '/refactor/v5/ship/ship_price',
      payload: oneWayForm,
    });
    expect(none.statusCode).toBe(401);
    expect(
      (
        await guest.send('POST', '/refactor/v5/ship/ship_price', {
          body: oneWayForm,
          headers: { 'x-csrf-token': 'x' },
        })
      ).statusCode,
    ).toBe(403);
  });
});
