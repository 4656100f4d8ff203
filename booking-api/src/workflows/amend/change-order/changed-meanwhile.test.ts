import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { testInstant } from '../../../testing/test-app.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { keepCard } from '../../testing/saved-card.ts';
import { placeOrder, reaches } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop);
const admin = signedInBrowser(shop, 'admin');
const adminPlus = signedInBrowser(shop, 'adminplus');
checkBooksAfterEach(shop);

type Browser = typeof customer;
const near = { d_zip: '60601', d_city: 'Chicago', d_state: 'IL', d_address: '151 E Wacker Dr' };
const farPlace = { zip: '94103', city: 'San Francisco', state: 'CA', address: '1 Market St' };
const post = (browser: Browser, orderId: string, path: string, body: object) =>
  browser.send('POST', `/api/v6/orders/${orderId}/${path}`, { body });
const receiptOf = async (orderId: string) =>
  (await admin.send('GET', `/api/v6/orders/${orderId}/receipt`)).json();

/** The shown price of a change, as a page sends it back. */
async function seen(browser: Browser, orderId: string, change: object, path = 'change') {
  const { difference_cents, priced_after } = (await post(browser, orderId, `${path}/price`, change)).json();
  return { difference_cents, priced_after };
}

/** A colleague's change to another day, complete before anyone else presses. */
async function moveBy(browser: Browser, orderId: string, pickup_date: string): Promise<void> {
  const change = { pickup_date };
  const made = await post(browser, orderId, 'change', { change, ...(await seen(browser, orderId, change)) });
  expect(made.statusCode).toBe(200);
}

describe('an order that changes after the price of a change was shown', () => {
  it('CO-140 staff who saw the price before a colleague changed the day are refused with name and day, and change it by a new price', async () => {
    const { orderId } = await placeOrder(shop, customer);
    await reaches(shop, orderId, 'labels_ready');
    const change = { pickup_date: '2026-12-03' };
    const old = await seen(adminPlus, orderId, change);
    await moveBy(admin, orderId, '2026-12-02');
    const refused = await post(adminPlus, orderId, 'change', { change, ...old });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: 'order_changed',
        changed_by: expect.stringMatching(/\w/),
        changes: expect.arrayContaining([expect.stringContaining('Pickup on Wed, Dec 2')]),
      },
    ]);
    expect((await receiptOf(orderId)).legs[0].pickup_date).toBe('2026-12-02');
    const now = await seen(adminPlus, orderId, change);
    expect((await post(adminPlus, orderId, 'change', { change, ...now })).statusCode).toBe(200);
    expect((await receiptOf(orderId)).legs[0].pickup_date).toBe('2026-12-03');
  });

  it('CO-140 a customer is refused after staff changed their order, without the name of the staff member', async () => {
    const { orderId } = await placeOrder(shop, customer);
    const change = { pickup_date: '2026-12-03' };
    const old = await seen(customer, orderId, change);
    await moveBy(admin, orderId, '2026-12-02');
    const refused = (await post(customer, orderId, 'change', { change, ...old })).json();
    expect(refused).toMatchObject({
      code: 'order_changed',
      changes: [expect.any(String), expect.any(String)],
    });
    expect(refused).not.toHaveProperty('changed_by');
  });

  it('CO-140 a change of one leg is refused after the other leg was canceled', async () => {
    const { orderId } = await placeOrder(shop, customer, roundTripForm);
    await reaches(shop, orderId, 'labels_ready');
    const change = { pickup_date: '2026-11-25' };
    const path = 'legs/outbound/change';
    const old = await seen(admin, orderId, change, path);
    await post(customer, orderId, 'legs/return/cancel', {});
    const refused = await post(admin, orderId, path, { ...change, ...old });
    expect(refused.statusCode).toBe(409);
    expect((await receiptOf(orderId)).legs[0].pickup_date).not.toBe('2026-11-25');
  });

  it('CO-140 a link, a charge and a waiver of a more expensive change are refused after the order changed', async () => {
    const payment_method_id = await keepCard(shop, customer, 'usr_demo_customer');
    const { orderId } = await placeOrder(shop, customer, near);
    const change = { destination: farPlace };
    const old = { change, ...(await seen(admin, orderId, change)) };
    await moveBy(adminPlus, orderId, '2026-12-02');
    const pressed = { ...old, reason: 'Agreed on the phone.' };
    const codes = [
      await post(admin, orderId, 'pay_links', old),
      await post(admin, orderId, 'change/charge', {
        ...pressed,
        key: 'charge-1',
        payment_method_id,
        customer_agreed: true,
      }),
      await post(admin, orderId, 'change/waive', { ...pressed, key: 'waive-1' }),
    ].map((answer) => answer.json().code);
    expect(codes).toEqual(['order_changed', 'order_changed', 'order_changed']);
  });

  it('CO-140 a repeated change whose answer was lost has nothing to change, and a caller without a shown state is served', async () => {
    const { orderId } = await placeOrder(shop, customer);
    const change = { pickup_date: '2026-12-02' };
    const shown = await seen(customer, orderId, change);
    expect((await post(customer, orderId, 'change', { change, ...shown })).statusCode).toBe(200);
    const again = await post(customer, orderId, 'change', { change, ...shown });
    expect(again.json().code).toBe('nothing_to_change');
    const later = { change: { pickup_date: '2026-12-03' }, difference_cents: 0 };
    expect((await post(customer, orderId, 'change', later)).statusCode).toBe(200);
  });
});
