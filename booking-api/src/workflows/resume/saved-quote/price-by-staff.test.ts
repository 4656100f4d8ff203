import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const server = startPerFile(async () => {
  const started = await startTestApp();
  await started.context.jobs.start();
  return started;
});
const admin = signedInBrowser(server, 'admin');
const pro = signedInBrowser(server, 'pro');
const customer = signedInBrowser(server);

async function begin(form: Record<string, unknown> = oneWayForm): Promise<string> {
  const cart = (await customer.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
  const ends = { origin_city: '', origin_state: '', destination_city: '', destination_state: '' };
  await customer.send('POST', `/api/v5/carts/${cart.id}/session`, {
    body: { session: { ...ends, travelers: [], ship_state: form } },
    headers: { 'x-cart-token': cart.cart_token },
  });
  return cart.id;
}
const mail = (cartId: string, email = 'casey@example.test', browser = admin) =>
  browser.send('POST', `/api/v6/console/carts/${cartId}/price_email`, { body: { email } });

describe('the price of a cart, emailed by staff', () => {
  it('CO-116 staff email the link with the price, which is recorded, and the cart stays its customer’s', async () => {
    const id = await begin();
    expect((await mail(id)).statusCode).toBe(200);
    const saved = await server.context.db
      .selectFrom('saved_quotes')
      .select(['email', 'cart_id'])
      .where('cart_id', '=', id)
      .execute();
    expect(saved).toEqual([{ email: 'casey@example.test', cart_id: id }]);
    const trail = await admin.send('GET', '/api/v6/audit', { query: { subject: 'usr_demo_customer' } });
    expect(trail.json().entries[0]).toMatchObject({ act: 'staff.emailed_cart_price', detail: { cart: id } });
    const cart = await admin.send('GET', `/api/v6/console/carts/${id}`);
    expect(cart.json().holder).toBeNull();
  });

  it('CO-116 nothing is emailed without a price, an address or the right to take carts over', async () => {
    const { traveler: _, ...unpriced } = oneWayForm;
    expect((await mail(await begin(unpriced))).json().code).toBe('booking_not_priced');
    const id = await begin();
    expect((await mail(id, 'casey')).json().code).toBe('invalid');
    expect((await mail(id, 'casey@example.test', pro)).statusCode).toBe(403);
    expect((await mail('crt_of_nobody')).json().code).toBe('cart_not_found');
  });
});
