import { startPerFile } from '../../testing/server-per-file.ts';
import { oneWayForm } from '../../testing/shipment-forms.ts';
import { type Browser, startTestApp } from '../../testing/test-app.ts';

const server = startPerFile(startTestApp);
let guest: Browser;
beforeAll(async () => {
  guest = await server.browser();
});

const price = (body: unknown, browser = guest) =>
  browser.send('POST', '/refactor/v5/ship/ship_price', { body });
const row = (more: Record<string, unknown>) => ({
  traveler: {
    '1': {
      golf: { product_count: '1', '0': { size: 'golf-standard', product_insurance: '100000', ...more } },
    },
  },
});

describe('a tampered price request', () => {
  it.each([
    ['a negative count', { traveler: { '1': { golf: { product_count: '-1' } } } }],
    ['a count in letters', { traveler: { '1': { golf: { product_count: '1e3' } } } }],
    ['a huge count', { traveler: { '1': { golf: { product_count: '1000000000' } } } }],
    ['NaN', { traveler: { '1': { golf: { product_count: 'NaN' } } } }],
    [
      'a count that does not match the rows',
      { traveler: { '1': { golf: { product_count: '3', '0': { size: 'golf-standard' } } } } },
    ],
    [
      '26 rows',
      {
        traveler: {
          '1': {
            golf: {
              product_count: '26',
              ...Object.fromEntries(
                Array.from({ length: 26 }, (_, at) => [String(at), { size: 'golf-standard' }]),
              ),
            },
          },
        },
      },
    ],
    [
      '26 travelers',
      { traveler: Object.fromEntries(Array.from({ length: 26 }, (_, at) => [String(at), {}])) },
    ],
    ['a cover that is not sold', row({ product_insurance: '123.45' })],
    ['a size that is not sold', row({ size: 'golf-giant' })],
    ['a size of another line', row({ size: 'box-small' })],
    ['a fee that does not exist', { outbound_pickup: '999' }],
  ])('VL-16 a price request is refused with %s (attack 10)', async (_, change) => {
    expect((await price({ ...oneWayForm, ...change })).statusCode).toBe(400);
  });

  it('OPEN-09 a price request may have twenty-five travelers', async () => {
    const own = oneWayForm.traveler?.['1'];
    const traveler = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [String(at + 1), own]));
    const { statusCode, body } = await price({ ...oneWayForm, traveler });
    const lines: { traveler_id: string | null }[] = JSON.parse(body).orders[0].line_items;
    const named = new Set(lines.map(({ traveler_id }) => traveler_id).filter(Boolean));
    expect([statusCode, named.size]).toEqual([200, 25]);
  });

  it.each(['final_price', 'role', 'price_cents', 'credits'])(
    'a price request is refused with the unknown field %s, and stores nothing (attack 12)',
    async (field) => {
      const { id, cart_token } = (
        await guest.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })
      ).json();
      const answer = await guest.send('POST', '/refactor/v5/ship/ship_price', {
        body: { ...oneWayForm, cart_id: id, [field]: '1' },
        headers: { 'x-cart-token': cart_token },
      });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'unknown_field']);
      const { db } = server.context;
      expect(await db.selectFrom('quotes').select('id').where('cart_id', '=', id).execute()).toEqual([]);
    },
  );

  it('RO-07 waives the fee for admins only, and shows only them what the carrier is paid (attack 11)', async () => {
    const waived = { ...oneWayForm, outbound_pickup: '2' };
    expect((await price(waived)).statusCode).toBe(403);
    const customer = await server.browser();
    await customer.signIn('customer');
    expect((await price(waived, customer)).statusCode).toBe(403);
    expect((await price(oneWayForm, customer)).json().admin_details).toBeNull();
    const admin = await server.browser();
    await admin.signIn('admin');
    const answer = (await price(waived, admin)).json();
    expect(answer).toMatchObject({ final_price_cents: 11_000, admin_details: { 'Rate sheet': '2026-11b' } });
  });

  it('a price request has its discounts ignored when a customer sends them (attack 11)', async () => {
    const body = (
      await price({
        ...oneWayForm,
        comp_discount: '99999',
        x_refund_surcharges: 'true',
        wallet_creadits: '5000',
      })
    ).json();
    expect(body.final_price_cents).toBe(12_495);
  });
});
