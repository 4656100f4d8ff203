import fc from 'fast-check';
import { oneWayForm, roundTripForm } from '../../../testing/shipment-forms.ts';
import { card50, card200, pricedBy } from './testing/priced-by.ts';

const asked = pricedBy();
const { price } = asked;

describe('price changes by staff', () => {
  const large = {
    traveler: {
      '1': {
        luggage: { product_count: '1', '0': { size: 'luggage-oversized', product_insurance: '100000' } },
      },
    },
  };

  it('PR-10 deduct a comp discount, down to 0', async () => {
    expect((await price({ comp_discount: '2495' }, asked.admin)).json().final_price_cents).toBe(10_000);
    const all = (await price({ comp_discount: '9999999' }, asked.admin)).json();
    expect(all).toMatchObject({ final_price_cents: 0, admin_details: { 'Comp discount': '$124.95' } });
  });

  it('PR-10 price changes by staff show and refund the surcharges of a shipment', async () => {
    const plain = (await price(large, asked.admin)).json();
    const checked = (await price({ ...large, x_surcharge_check: 'true' }, asked.admin)).json();
    const refunded = (await price({ ...large, x_refund_surcharges: 'true' }, asked.admin)).json();
    expect(checked.final_price_cents).toBe(plain.final_price_cents);
    const surcharges = checked.admin_details.Surcharges;
    expect(surcharges).toMatch(/^\$\d+\.\d\d$/);
    const given = plain.final_price_cents - refunded.final_price_cents;
    expect(given).toBe(Math.round(Number(surcharges.slice(1)) * 100));
  });

  it('PR-13 CO-152 correct the rate of a cart, up or down, and record the author', async () => {
    const opened = (
      await asked.customer.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })
    ).json();
    const headers = { 'x-cart-token': opened.cart_token };
    const url = `/api/v6/carts/${opened.id}/rate_adjustment`;
    const adjustBy = (amount_cents: number, browser = asked.admin) =>
      browser.send('PUT', url, { body: { amount_cents, reason: 'agreed by phone' } });
    const priced = async () =>
      (
        await asked.customer.send('POST', '/refactor/v5/ship/ship_price', {
          body: { ...oneWayForm, cart_id: opened.id },
          headers,
        })
      ).json();
    expect(await priced()).toMatchObject({ ship_rate_adjustment: null, has_valid_adjustment: false });
    await adjustBy(-1200);
    expect(await priced()).toMatchObject({
      ship_rate_adjustment: -1200,
      has_valid_adjustment: true,
      final_price_cents: 11_295,
    });
    await adjustBy(505);
    expect(await priced()).toMatchObject({ ship_rate_adjustment: 505, final_price_cents: 13_000 });
    // CO-152: at most the whole price, which is $124.95 without the adjustment.
    const refused = await adjustBy(-12_496);
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      [{ path: 'amount_cents', code: 'too_large' }],
    ]);
    expect(await priced()).toMatchObject({ ship_rate_adjustment: 505 });
    // The whole price is above the limit of this admin, and waits for a second person.
    expect((await adjustBy(-12_495)).json().approval_id).toMatch(/^apr_/);
    expect((await adjustBy(-5000, asked.customer)).statusCode).toBe(403);
    expect((await adjustBy(1e9)).statusCode).toBe(400);
    expect(
      (
        await asked.admin.send('PUT', '/api/v6/carts/crt_none/rate_adjustment', {
          body: { amount_cents: 1, reason: 'x' },
        })
      ).statusCode,
    ).toBe(404);
    const { entries } = (
      await asked.admin.send('GET', '/api/v6/audit', { query: { subject: 'usr_demo_customer' } })
    ).json();
    expect(entries).toContainEqual(
      expect.objectContaining({ actor: 'usr_demo_admin', act: 'staff.adjusted_rate' }),
    );
  });

  it.each(['customer', 'pro', 'guest'])(
    'RO-07, attack 11: price changes by staff give a %s neither staff discounts nor admin details, with any input',
    async (who) => {
      const browser = await asked.server.browser();
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
      expect(tried.body).not.toMatch(/Estimated cost|Estimated margin|Surcharges/);
    },
  );
});

describe('the sums of a staff price', () => {
  it('EN-20, PR-06 the sums add up in every price: steps to lines, lines to the total', async () => {
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
