import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { checkOut, prepareBooking } from '../../../workflows/testing/booking.ts';
import { startShop } from '../../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const pro = signedInBrowser(shop, 'pro');
const admin = signedInBrowser(shop, 'admin');
const carrierAdmin = signedInBrowser(shop, 'carrieradmin');

const list = async (browser: Browser, query: Record<string, string> = {}) =>
  (await browser.send('GET', '/api/v6/console/placed-orders', { query })).json();

describe('the orders that staff placed for others', () => {
  it('OPEN-19 the orders that staff placed for others can be searched by customer and number, while the customer belongs to the club', async () => {
    const member = await pro.send('POST', '/api/v6/club_users', {
      body: { club_id: 1, first_name: 'Mia', last_name: 'Member', email: 'mia@club.test' },
    });
    const booking = await prepareBooking(pro, {}, member.json().user_id);
    expect((await checkOut(booking, { nonce: await shop.gateway.nonce() })).json()).toMatchObject({
      status: true,
    });
    const own = await prepareBooking(pro);
    await checkOut(own, { nonce: await shop.gateway.nonce() });

    const { orders, next } = await list(pro, { span: 'coming' });
    expect(orders).toMatchObject([
      { order_id: booking.orderId, customer: 'Mia Member', email: 'mia@club.test', bags: expect.any(Number) },
    ]);
    expect(next).toBeNull();
    expect((await list(pro, { search: 'MIA@' })).orders).toHaveLength(1);
    expect((await list(pro, { search: orders[0].display_id.toLowerCase() })).orders).toHaveLength(1);
    expect((await list(pro, { search: 'nobody' })).orders).toEqual([]);
    await shop.context.db
      .updateTable('users')
      .set({ club_id: 2 })
      .where('email', '=', 'mia@club.test')
      .execute();
    expect((await list(pro)).orders).toEqual([]);
  });

  it('OPEN-19 the orders that staff placed for others are listed only for the person who placed them', async () => {
    expect((await list(admin)).orders).toEqual([]);
    expect(await list(carrierAdmin)).toMatchObject({ status: 403 });
  });
});
