import { readShipForm } from '@sendahead/shared-contracts/ship-form/read';
import { signedInBrowser, startPerFile } from '../../testing/server-per-file.ts';
import { roundTripForm } from '../../testing/shipment-forms.ts';
import { Browser } from '../../testing/test-app.ts';
import { placeOrder } from '../../workflows/testing/shipping.ts';
import { startShop } from '../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const stranger = signedInBrowser(shop, 'pro');

const past = async (browser: Browser) =>
  readShipForm((await browser.send('GET', '/api/v6/travelers', { headers: {} })).json().form).travelers;

describe('the people of earlier orders', () => {
  it('TR-01 are listed once, with the bags sent last and nothing of the earlier trip', async () => {
    expect(await past(customer)).toBeNull();
    await placeOrder(shop, customer, roundTripForm);
    shop.moveClock('2026-11-23T15:01:00Z');
    await placeOrder(shop, customer, roundTripForm);
    const travelers = await past(customer);
    expect(travelers).toHaveLength(1);
    expect(travelers?.[0]?.lines[0]?.rows[0]).toMatchObject({ contents: '', note: null });
    expect(travelers?.[0]?.lines[0]?.rows[0]?.size).not.toBe('');
  });

  it('TR-01 are those of nobody else', async () => {
    expect(await past(stranger)).toBeNull();
    const { statusCode } = await new Browser(shop, 'golf.localhost:4000').send('GET', '/api/v6/travelers', {
      headers: {},
    });
    expect(statusCode).toBe(401);
  });
});
