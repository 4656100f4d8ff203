import fc from 'fast-check';
import { oneWayForm, roundTripForm } from '../../../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
let customer: Browser;
let admin: Browser;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
  [guest, customer, admin] = [await server.browser(), await server.browser(), await server.browser()];
  await customer.signIn('customer');
  await admin.signIn('admin');
});
afterAll(() => server.close());
beforeEach(() => server.context.db.deleteFrom('throttle').execute());

const card50 = 'SENDAHEAD-5Q7M-9XKT-2HVR-0050';
const card200 = 'SENDAHEAD-8WJP-3CDN-6TFY-0200';
const price = async (body: object, browser = customer) =>
  browser.send('POST', '/refactor/v5/ship/ship_price', { body: { ...oneWayForm, ...body } });
const deductions = (body: { orders: { line_items: { kind: string; amount_cents: number }[] }[] }) =>
  body.orders[0]?.line_items
    .filter(({ amount_cents }) => amount_cents < 0)
    .map(({ kind, amount_cents }) => [kind, amount_cents]);

describe('credits and gift cards as payment', () => {
  it('EN-06, EP-26 reads the card in the field of the shipment form as well as in that of the price', async () => {
    const body = (await price({ 'gift-card': card50 })).json();
    expect(body.gift_cards).toEqual([{ code_end: '0050', amount_cents: 5000 }]);
    expect((await price({ 'gift-card': card50, gift_card: card50 })).json().gift_cards).toHaveLength(1);
  });

  it('OPEN-37, PR-08, PR-09 are used in order: coupon, gift cards, ship wallet, wallet', async () => {
    const body = (
      await price({
        coupon: 'WELCOME10',
        gift_card: card50,
        ship_wallet_creadits: '2500',
        wallet_creadits: '4000',
      })
    ).json();
    expect(deductions(body)).toEqual([
      ['coupon', -1100],
      ['gift_card', -5000],
      ['credit', -2500],
      ['credit', -(12_495 - 1100 - 5000 - 2500)],
    ]);
    expect(body).toMatchObject({
      final_price_cents: 0,
      gift_cards: [{ code_end: '0050', amount_cents: 5000 }],
      ship_wallet_creadits: 2500,
      wallet_creadits: 3895,
      not_much_credit: false,
      not_greator_credits: false,
      minus_amount: false,
    });
  });

  it('OPEN-37 each stops at 0: an unneeded amount stays in the balance', async () => {
    const body = (await price({ gift_card: `${card200}, ${card50}`, wallet_creadits: '4000' })).json();
    expect(body.gift_cards).toEqual([{ code_end: '0200', amount_cents: 12_495 }]);
    expect(body).toMatchObject({ final_price_cents: 0, wallet_creadits: 0, not_greator_credits: true });
    expect(body.zero_cents_penalty).toEqual(expect.stringContaining('You pay nothing now'));
  });

  it('ER-14 zero_cents_penalty warns of a price of zero, but not when a club is billed', async () => {
    expect((await price({})).json().zero_cents_penalty).toBeNull();
    const club = (await price({ gift_card: card200, payment_method: 'clubBilling' })).json();
    expect(club).toMatchObject({ final_price_cents: 0, zero_cents_penalty: null });
  });

  it('OPEN-35 reports credits that are missing, not needed or negative, and uses none', async () => {
    const flags = async (body: object, browser = customer) => {
      const { not_much_credit, not_greator_credits, minus_amount, final_price_cents } = (
        await price(body, browser)
      ).json();
      return [not_much_credit, not_greator_credits, minus_amount, final_price_cents];
    };
    expect(await flags({ wallet_creadits: '4001' })).toEqual([true, false, false, 12_495]);
    expect(await flags({ wallet_creadits: '100' }, guest)).toEqual([true, false, false, 12_495]);
    expect(await flags({ wallet_creadits: '-100' })).toEqual([false, false, true, 12_495]);
    expect(await flags({ wallet_creadits: '' })).toEqual([false, false, false, 12_495]);
  });

  it.each(['1e3', 'NaN', '1.5', '0x10', '999999999', ' 5'])(
    'refuses credits of %j (attack 10)',
    async (wallet_creadits) => {
      const answer = await price({ wallet_creadits });
      expect([answer.statusCode, answer.json().fields[0].path]).toEqual([400, 'wallet_creadits']);
    },
  );

  it('attack 16: gives the same answer for every gift card that does not pay, and after ten none', async () => {
    await server.context.db
      .insertInto('gift_cards')
      .values([
        {
          code_hash: Buffer.from('old'),
          code_end: 'OLD1',
          initial_cents: 1,
          balance_cents: 1,
          expires_on: '2020-01-01',
        },
      ])
      .execute();
    const wrong = await price({ gift_card: 'SENDAHEAD-0000-0000-0000-0000' }, guest);
    expect(wrong.json()).toMatchObject({
      gift_cards: [],
      gift_card_error: 'This gift card isn’t valid or has no balance left.',
      final_price_cents: 12_495,
    });
    for (let tries = 0; tries < 12; tries += 1) await price({ gift_card: `GUESS-${tries}` }, guest);
    const after = await Promise.all(['GUESS-X', card50].map((gift_card) => price({ gift_card }, guest)));
    expect(after.map(isClosed)).toEqual([true, true]);
    expect((await price({}, guest)).statusCode).toBe(200);
  });
});

/** Whether a price was answered without checking its gift cards. */
const isClosed = (answer: { json(): { gift_card_wait_until: string | null; gift_cards: unknown[] } }) =>
  answer.json().gift_card_wait_until !== null && answer.json().gift_cards.length === 0;

describe('gift cards', () => {
  it('PR-08 returns for each code, in the order of the request, its balance and the amount used', async () => {
    const wrong = 'SENDAHEAD-0000-0000-0000-0000';
    const body = (await price({ gift_card: `${card50} ${wrong} ${card200.toLowerCase()}` })).json();
    expect(body.gift_card_codes).toEqual([
      { code_end: '0050', balance_cents: 5000, amount_cents: 5000 },
      { code_end: '0000', balance_cents: null, amount_cents: 0 },
      { code_end: '0200', balance_cents: 20_000, amount_cents: 12_495 - 5000 },
    ]);
    expect(body.final_price_cents).toBe(0);
  });

  it('PR-08 a card that is sent twice, once in lower case, pays once', async () => {
    const body = (await price({ gift_card: `${card50} ${card50.toLowerCase()}` })).json();
    expect(body.gift_cards).toEqual([{ code_end: '0050', amount_cents: 5000 }]);
    expect(body.final_price_cents).toBe(12_495 - 5000);
  });

  it('PR-08 a gift card in the coupon field is reported as one, and pays nothing there', async () => {
    const body = (await price({ coupon: card50 })).json();
    expect(body).toMatchObject({ coupon_is_gift_card: true, gift_cards: [], final_price_cents: 12_495 });
    expect((await price({ coupon: 'OLD-COUPON' })).json().coupon_is_gift_card).toBe(false);
  });

  it('attack 16: checks as many gift cards in the coupon field as in their own', async () => {
    const stranger = await server.browser();
    const guess = (at: number) => ({ coupon: `SENDAHEAD-0000-0000-0000-${1000 + at}` });
    const codes = [];
    for (let at = 0; at < 12; at += 1) codes.push((await price(guess(at), stranger)).json());
    const asCoupon = (await price({ coupon: card50 }, stranger)).json();
    expect([...codes, asCoupon].map(({ coupon_is_gift_card }) => coupon_is_gift_card)).not.toContain(true);
    expect(isClosed(await price({ gift_card: card50 }, stranger))).toBe(true);
  });
});

describe('price changes by staff', () => {
  const large = {
    traveler: {
      '1': {
        luggage: { product_count: '1', '0': { size: 'luggage-oversized', product_insurance: '100000' } },
      },
    },
  };

  it('PR-10 applies a comp discount, down to 0', async () => {
    expect((await price({ comp_discount: '2495' }, admin)).json().final_price_cents).toBe(10_000);
    const all = (await price({ comp_discount: '9999999' }, admin)).json();
    expect(all).toMatchObject({ final_price_cents: 0, admin_details: { 'Comp discount': '$124.95' } });
  });

  it('PR-10 shows and refunds the surcharges of a shipment', async () => {
    const plain = (await price(large, admin)).json();
    const checked = (await price({ ...large, x_surcharge_check: 'true' }, admin)).json();
    const refunded = (await price({ ...large, x_refund_surcharges: 'true' }, admin)).json();
    expect(checked.final_price_cents).toBe(plain.final_price_cents);
    const surcharges = checked.admin_details.Surcharges;
    expect(surcharges).toMatch(/^\$\d+\.\d\d$/);
    const given = plain.final_price_cents - refunded.final_price_cents;
    expect(given).toBe(Math.round(Number(surcharges.slice(1)) * 100));
  });

  it('PR-13 corrects the rate of a cart, up or down; the author is recorded', async () => {
    const opened = (await customer.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
    const headers = { 'x-cart-token': opened.cart_token };
    const url = `/api/v6/carts/${opened.id}/rate_adjustment`;
    const adjustBy = (amount_cents: number, browser = admin) =>
      browser.send('PUT', url, { body: { amount_cents, reason: 'agreed by phone' } });
    const priced = async () =>
      (
        await customer.send('POST', '/refactor/v5/ship/ship_price', {
          body: { ...oneWayForm, cart_id: opened.id },
          headers,
        })
      ).json();
    expect(await priced()).toMatchObject({ ship_rate_adjustment: null, has_valid_adjustment: false });
    await adjustBy(-1495);
    expect(await priced()).toMatchObject({
      ship_rate_adjustment: -1495,
      has_valid_adjustment: true,
      final_price_cents: 11_000,
    });
    await adjustBy(505);
    expect(await priced()).toMatchObject({ ship_rate_adjustment: 505, final_price_cents: 13_000 });
    expect((await adjustBy(-5000, customer)).statusCode).toBe(403);
    expect((await adjustBy(1e9)).statusCode).toBe(400);
    expect(
      (
        await admin.send('PUT', '/api/v6/carts/crt_none/rate_adjustment', {
          body: { amount_cents: 1, reason: 'x' },
        })
      ).statusCode,
    ).toBe(404);
    const { entries } = (
      await admin.send('GET', '/api/v6/audit', { query: { subject: 'usr_demo_customer' } })
    ).json();
    expect(entries[0]).toMatchObject({ actor: 'usr_demo_admin', act: 'staff.adjusted_rate' });
  });

  it.each(['customer', 'pro', 'guest'])(
    'RO-07, attack 11: a %s gets neither discounts of staff nor admin details, with any input',
    async (who) => {
      const browser = await server.browser();
      if (who !== 'guest') await browser.signIn(who);
      const sent = {
        ...large,
        comp_discount: '99999',
        x_refund_surcharges: 'true',
        x_surcharge_check: 'true',
      };
      const [plain, tried] = [await price(large, browser), await price(sent, browser)];
      expect(tried.json().final_price_cents).toBe(plain.json().final_price_cents);
      expect(tried.json().admin_details).toBeNull();
      expect(tried.body).not.toMatch(/Carrier cost|Margin|Surcharges/);
    },
  );
});

describe('sums', () => {
  it('EN-20, PR-06 every price explains itself: steps to lines, lines to the total', async () => {
    const pick = fc.record({
      form: fc.constantFrom(oneWayForm, roundTripForm),
      coupon: fc.constantFrom('', 'WELCOME10', 'FAIRWAY25', 'THEREANDBACK'),
      gift_card: fc.constantFrom('', card50, `${card50} ${card200}`),
      wallet_creadits: fc.integer({ min: 0, max: 4000 }).map(String),
      ship_wallet_creadits: fc.integer({ min: 0, max: 2500 }).map(String),
    });
    await fc.assert(
      fc.asyncProperty(pick, async ({ form, ...more }) => {
        const body = (await price({ ...form, ...more })).json();
        const lines: { amount_cents: number; explain: { amount_cents: number }[] }[] =
          body.orders[0].line_items;
        for (const line of lines)
          expect(line.explain.reduce((sum, step) => sum + step.amount_cents, 0)).toBe(line.amount_cents);
        expect(lines.reduce((sum, line) => sum + line.amount_cents, 0)).toBe(body.final_price_cents);
        expect(body.final_price_cents).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 25 },
    );
  });
});
