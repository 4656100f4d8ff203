import { readShipForm } from '@sendahead/shared-contracts/ship-form/read';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { Browser } from '../../../testing/test-app.ts';
import { placeOrder } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const stranger = signedInBrowser(shop, 'pro');

const past = async (browser: Browser) =>
  readShipForm((await browser.send('GET', '/api/v6/travelers', { headers: {} })).json().form).travelers;

describe('the people of earlier orders', () => {
  it('TR-01 the people of earlier orders are listed once, with the latest bags and nothing else of the earlier trip', async () => {
    expect(await past(customer)).toBeNull();
    await placeOrder(shop, customer, roundTripForm);
    shop.moveClock('2026-11-23T15:01:00Z');
    await placeOrder(shop, customer, roundTripForm);
    const travelers = await past(customer);
    expect(travelers).toHaveLength(1);
    expect(travelers?.[0]?.lines[0]?.rows[0]).toMatchObject({ contents: '', note: null });
    expect(travelers?.[0]?.lines[0]?.rows[0]?.size).not.toBe('');
  });

  it('TR-01 the people of earlier orders are listed to the owner of the orders only', async () => {
    expect(await past(stranger)).toBeNull();
    const { statusCode } = await new Browser(shop, 'golf.localhost:4000').send('GET', '/api/v6/travelers', {
      headers: {},
    });
    expect(statusCode).toBe(401);
  });
});

describe('TR-20 a person of earlier orders', () => {
  const listed = async (browser = customer) => {
    const { form, ids } = (await browser.send('GET', '/api/v6/travelers', { headers: {} })).json();
    return { people: readShipForm(form).travelers ?? [], ids };
  };
  const corrected = {
    first_name: 'Anna',
    last_name: 'Lee-Moss',
    email: 'anna@example.test',
    phone: '212-555-0142',
  };
  const put = (id: string, body: object, browser = customer) =>
    browser.send('PUT', `/api/v6/travelers/${id}`, { body });

  it('a person of earlier orders can be corrected for the next booking, while the order keeps its data', async () => {
    await placeOrder(shop, customer, roundTripForm);
    const before = await listed();
    shop.moveClock('2026-11-23T15:02:00Z');
    expect((await put(before.ids[0], corrected)).statusCode).toBe(200);
    const after = await listed();
    expect(after.people).toHaveLength(before.people.length);
    expect(after.people[0]).toMatchObject({
      firstName: 'Anna',
      lastName: 'Lee-Moss',
      email: corrected.email,
    });
    expect(after.people[0]?.lines).toEqual(before.people[0]?.lines);
    const again = { ...corrected, first_name: 'Hanna' };
    await put(after.ids[0], again);
    expect((await listed()).people[0]?.firstName).toBe('Hanna');
    const { orders } = await customer
      .send('GET', '/api/v6/orders', { headers: {} })
      .then((answer) => answer.json());
    expect(JSON.stringify(orders)).not.toContain('Hanna');
  });

  it('a person of earlier orders is refused with a name, an email or a phone that an order would refuse', async () => {
    const { ids } = await listed();
    const wrong = { first_name: 'x.com', last_name: '', email: 'anna', phone: '12' };
    const { statusCode, fields } = await put(ids[0], wrong).then((answer) => ({
      statusCode: answer.statusCode,
      fields: answer.json().fields.map(({ path }: { path: string }) => path),
    }));
    expect({ statusCode, fields }).toEqual({
      statusCode: 422,
      fields: ['first_name', 'last_name', 'email', 'phone'],
    });
  });

  it('a person of earlier orders can be removed, until another order names them', async () => {
    const { ids } = await listed();
    expect((await customer.send('DELETE', `/api/v6/travelers/${ids[0]}`)).statusCode).toBe(200);
    expect((await listed()).people).toEqual([]);
    expect((await customer.send('DELETE', `/api/v6/travelers/${ids[0]}`)).statusCode).toBe(404);
    shop.moveClock('2026-11-23T15:03:00Z');
    await placeOrder(shop, customer, roundTripForm);
    expect((await listed()).people).toHaveLength(1);
  });

  it('no one but the owner changes a past traveler', async () => {
    const { ids } = await listed();
    expect((await put(ids[0], corrected, stranger)).statusCode).toBe(404);
    expect((await stranger.send('DELETE', `/api/v6/travelers/${ids[0]}`)).statusCode).toBe(404);
  });
});
