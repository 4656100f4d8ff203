import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { type Browser, startTestApp } from '../../../testing/test-app.ts';

const server = startPerFile(startTestApp);
const customer = signedInBrowser(server);
const pro = signedInBrowser(server, 'pro');
const admin = signedInBrowser(server, 'admin');
const carrierAdmin = signedInBrowser(server, 'carrieradmin');

async function begin(
  browser: Browser,
  form: Readonly<Record<string, unknown>> = oneWayForm,
): Promise<string> {
  const cart = (await browser.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
  const session = {
    origin_city: 'Austin',
    origin_state: 'TX',
    destination_city: 'Miami',
    destination_state: 'FL',
    travelers: ['Casey Customer:customer@demo.test'],
    ship_state: form,
  };
  await browser.send('POST', `/api/v5/carts/${cart.id}/session`, {
    body: { session },
    headers: { 'x-cart-token': cart.cart_token },
  });
  return cart.id;
}
const list = (browser: Browser, query: Record<string, string> = {}) =>
  browser.send('GET', '/api/v6/console/carts', { query });
const found = async (id: string, query: Record<string, string> = {}) =>
  (await list(admin, query)).json().carts.find((cart: { id: string }) => cart.id === id);

describe('bookings in progress, for staff', () => {
  it('CO-06 bookings in progress name the customer, both ends, and the next missing input', async () => {
    const whole = await begin(customer);
    expect(await found(whole)).toMatchObject({
      brand: 'golf',
      who: 'Casey Customer',
      from: 'Austin, TX',
      to: 'Miami, FL',
      travelers: 1,
      total_cents: null,
      outcome: null,
      held_by: null,
    });
    const { traveler: _, ...noItems } = oneWayForm;
    const [street, ends, items, dates] = [
      await begin(customer, { ...oneWayForm, d_address: '' }),
      await begin(customer, { ...oneWayForm, d_zip: undefined, d_club_id: undefined }),
      await begin(customer, noItems),
      await begin(customer, { ...oneWayForm, pickup_date: '' }),
    ];
    expect((await found(ends)).step).toBe('ends');
    expect((await found(street)).step).toBe('ends');
    expect((await found(items)).step).toBe('items');
    expect((await found(dates)).step).toBe('dates');
    expect(await found(items, { step: 'dates' })).toBeUndefined();
    expect(await found(dates, { step: 'dates', brand: 'golf', active: '15m' })).toBeDefined();
    expect(await found(dates, { brand: 'ski' })).toBeUndefined();
  });

  it('bookings in progress continue after the last row of a page, and refuse a key that was never issued', async () => {
    const { next, carts } = (await list(admin)).json();
    expect(next).toBeNull();
    const key = `${carts[0].saved_at}~${carts[0].id}`;
    const after = (await list(admin, { before: key })).json().carts;
    expect(after.map(({ id }: { id: string }) => id)).toEqual(
      carts.slice(1).map(({ id }: { id: string }) => id),
    );
    expect((await list(admin, { before: 'yesterday' })).json()).toMatchObject({
      code: 'invalid',
      fields: [{ path: 'before', code: 'malformed' }],
    });
  });

  it('CO-91 bookings in progress include the one cart that a link names, by its id or number, whatever its status', async () => {
    const id = await begin(customer);
    await server.context.db.updateTable('carts').set({ status: 'ordered' }).where('id', '=', id).execute();
    expect(await found(id)).toBeUndefined();
    const cart = await found(id, { cart: id });
    expect(cart).toMatchObject({ id });
    expect((await list(admin, { cart: cart.display_id })).json().carts).toHaveLength(1);
    expect((await list(admin, { cart: 'crt_of_nobody' })).json().carts).toEqual([]);
  });

  it('CO-116 a cart is read whole without taking it over, and who holds it', async () => {
    const id = await begin(customer);
    const view = (browser: Browser) => browser.send('GET', `/api/v6/console/carts/${id}`);
    const seen = (await view(admin)).json();
    expect(seen).toMatchObject({
      cart: { id, step: 'payment', held_by: null },
      status: 'open',
      email: 'customer@demo.test',
      from: { name: 'Casey Customer', lines: ['350 W 31st St', 'New York, NY 10001'] },
      to: { lines: ['1 Market St', 'San Francisco, CA 94103'] },
      legs: [{ leg: 'outbound', pickup_date: '2026-11-24', service: 'FedEx Ground' }],
      travelers: [
        { name: 'Casey Customer', bags: [{ item: 'Golf bag, Standard', cover_cents: 100_000, note: '' }] },
      ],
      coupon: '',
      gift_cards: 0,
      price: null,
      holder: null,
    });
    expect(seen.cart.held_by_you).toBe(false);
    const answers = await Promise.all([pro, carrierAdmin, customer].map(view));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    const missing = await admin.send('GET', '/api/v6/console/carts/crt_of_nobody');
    expect(missing.json().code).toBe('cart_not_found');
  });

  it('RO-01 bookings in progress are visible to admins only', async () => {
    const answers = await Promise.all([pro, carrierAdmin, customer].map((browser) => list(browser)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  });
});
