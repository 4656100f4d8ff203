import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { signedIn } from '../../../workflows/testing/booking.ts';
import { placeOrder } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const admin = signedInBrowser(shop, 'admin');

type Entry = { at: string; actor: string; subject: string; act: string; detail: Record<string, string> };
const trail = async (query: Record<string, string>, browser = admin): Promise<Entry[]> =>
  (await browser.send('GET', '/api/v6/audit', { query })).json().entries;
const cancel = (orderId: string, comment: string | undefined, browser: Browser) =>
  browser.send('POST', `/api/v6/orders/${orderId}/cancel`, {
    body: comment === undefined ? {} : { comment },
  });
const order = async (more = {}) => (await placeOrder(shop, customer, more)).orderId;
const nearby = { d_zip: '60601', d_city: 'Chicago', d_state: 'IL', d_address: '151 E Wacker Dr' };

describe('acts on another’s behalf', () => {
  it('VL-49 acts on another’s behalf need a comment to void an order; admins see actor, owner, act and reason', async () => {
    const orderId = await order();
    for (const comment of [undefined, '', '   ']) {
      const refused = await cancel(orderId, comment, admin);
      expect([refused.statusCode, refused.json().fields]).toEqual([
        422,
        [{ path: 'comment', code: 'required' }],
      ]);
    }
    expect((await cancel(orderId, 'Booked twice', admin)).statusCode).toBe(200);
    const [entry] = await trail({ subject: orderId }, await signedIn(shop, 'adminplus'));
    expect(entry).toMatchObject({
      actor: 'usr_demo_admin',
      subject: 'usr_demo_customer',
      act: 'staff.voided_order',
      detail: { order: orderId, comment: 'Booked twice' },
    });
  });

  it.each([
    ['another day, which is free,', { pickup_date: '2026-12-01' }],
    [
      'an address farther away, which is paid,',
      { destination: { zip: '94103', city: 'San Francisco', state: 'CA', address: '1 Market St' } },
    ],
  ])(
    'EP-18 TK-17 acts on another’s behalf are audited with the staff member: %s of a customer’s order',
    async (_, change) => {
      const orderId = await order(nearby);
      const path = `/api/v6/orders/${orderId}/change`;
      const { difference_cents } = (await admin.send('POST', `${path}/price`, { body: change })).json();
      const changed = await admin.send('POST', path, {
        body: { change, difference_cents, payment_method_nonce: await shop.gateway.nonce() },
      });
      expect(changed.statusCode).toBe(200);
      const [entry, ...more] = await trail({ subject: orderId });
      expect(more).toEqual([]);
      expect(entry).toMatchObject({
        actor: 'usr_demo_admin',
        subject: 'usr_demo_customer',
        act: 'staff.changed_order',
        detail: { order: orderId, amount_cents: String(difference_cents) },
      });
    },
  );

  it('acts on another’s behalf are not recorded when customers act for themselves', async () => {
    const orderId = await order();
    expect((await cancel(orderId, undefined, customer)).statusCode).toBe(200);
    expect(await trail({ subject: orderId })).toEqual([]);
  });

  it('acts on another’s behalf can be found by person, cart, order and actor, page by page, newest first', async () => {
    const cart = (await admin.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
    await admin.send('POST', '/users/set_cart_user', {
      body: { cart_id: cart.id, user_id: 'usr_demo_pro' },
      headers: { 'x-cart-token': cart.cart_token },
    });
    shop.moveClock('2026-11-23T15:05:00Z');
    await admin.send('GET', '/users/get_user', { query: { user_id: 'usr_demo_pro' } });
    expect((await trail({ subject: cart.id })).map(({ act }) => act)).toEqual(['staff.booked_for']);
    const all = await trail({ subject: 'usr_demo_pro', actor: 'usr_demo_admin' });
    expect(all.map(({ act }) => act)).toEqual(['staff.looked_up', 'staff.booked_for']);
    const older = await trail({ subject: 'usr_demo_pro', before: all[0]?.at ?? '' });
    expect(older.map(({ act }) => act)).toEqual(['staff.booked_for']);
    expect(await trail({ actor: 'usr_demo_customer' })).toEqual([]);
    expect(await trail({ limit: '1' })).toHaveLength(1);
    expect((await admin.send('GET', '/api/v6/audit', { query: { before: 'yesterday' } })).statusCode).toBe(
      422,
    );
  });

  it.each(['customer', 'pro'])('acts on another’s behalf are not readable for a %s', async (name) => {
    const browser = await signedIn(shop, name);
    expect((await browser.send('GET', '/api/v6/audit')).statusCode).toBe(403);
  });
});
