import { signedInBrowser, startPerFile } from '../../testing/server-per-file.ts';
import type { Browser } from '../../testing/test-app.ts';
import { checkOutByClub, prepareBooking } from '../../workflows/testing/booking.ts';
import { placeOrder } from '../../workflows/testing/shipping.ts';
import { startShop } from '../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const pro = signedInBrowser(shop, 'pro');
const book = async (browser: Browser) => (await browser.send('GET', '/api/v6/profile')).json().addresses;

describe('the address of the first order', () => {
  it('AC-20 is saved in an empty address book, not as the default, and only once', async () => {
    await shop.context.db.deleteFrom('address_book').execute();
    await placeOrder(shop, customer);
    const saved = await book(customer);
    expect(saved).toMatchObject([
      { address_1: '350 W 31st St', city: 'New York', zip: '10001', default_origin: false, club_id: null },
    ]);
    await customer.send('DELETE', `/api/v6/addresses/${saved[0].id}`);
    await placeOrder(shop, customer, { o_address: '22 Pier Ave' });
    expect(await book(customer)).toEqual([]);
  });

  it('AC-20 is not saved for the staff of a club', async () => {
    await checkOutByClub(await prepareBooking(pro), '1');
    expect(await book(pro)).toEqual([]);
  });
});
