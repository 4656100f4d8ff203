import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { Browser } from '../../../testing/test-app.ts';
import { placeOrder } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const stranger = signedInBrowser(shop, 'pro');

describe('TR-21 the trip that the next booking may repeat', () => {
  const last = async (browser: Browser, brandId: number) =>
    browser.send('GET', `/api/v6/last_trip?brand_id=${brandId}`, { headers: {} });

  it('the trip that the next booking may repeat is the latest order of that person with the brand, as lists name it', async () => {
    shop.moveClock('2026-11-23T15:02:00Z');
    const { orderId } = await placeOrder(shop, customer, roundTripForm);
    const { brand_id } = await shop.context.db
      .selectFrom('orders')
      .select('brand_id')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const { trip } = (await last(customer, brand_id)).json();
    expect(trip).toMatchObject({
      order_id: orderId,
      round_trip: true,
      items: [{ line: 'golf', count: 1 }],
    });
    expect([trip.from, trip.to]).not.toContain('');
    expect((await last(customer, brand_id + 1)).json()).toEqual({ trip: null });
  });

  it('the trip that the next booking may repeat is never another person’s or a canceled one', async () => {
    shop.moveClock('2026-11-23T15:03:00Z');
    const { orderId } = await placeOrder(shop, customer, roundTripForm);
    const { db } = shop.context;
    const order = db.selectFrom('orders').select('brand_id').where('id', '=', orderId);
    const { brand_id } = await order.executeTakeFirstOrThrow();
    expect((await last(stranger, brand_id)).json()).toEqual({ trip: null });
    await db.updateTable('orders').set({ state: 'cancelled' }).where('id', '=', orderId).execute();
    expect((await last(customer, brand_id)).json().trip?.order_id).not.toBe(orderId);
    expect((await last(new Browser(shop, 'golf.localhost:4000'), brand_id)).statusCode).toBe(401);
  });
});
