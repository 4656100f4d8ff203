import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import type { Browser } from '../../../../testing/test-app.ts';
import { placeOrder } from '../../../../workflows/testing/shipping.ts';
import { startShop } from '../../../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const pro = signedInBrowser(shop, 'pro');
const admin = signedInBrowser(shop, 'admin');

type Item = { id: string; kind: string; label: string; detail: string };
const ask = (who: Browser, term: string, query: Record<string, string> = {}) =>
  who.send('GET', '/api/v5.2/auto-complete/address-book', { query: { term, brand: 'golf', ...query } });
const offered = async (who: Browser, term: string, query: Record<string, string> = {}): Promise<string[]> =>
  (await ask(who, term, query)).json().items.map(({ label, detail }: Item) => `${label}, ${detail}`);
const details = (who: Browser, id: string) => who.send('GET', `/api/v5/auto-complete/place-details/${id}`);

const home = '350 W 31st St, New York, NY 10001';
const bay = '1 Market St, San Francisco, CA 94103';
const pier = '22 Pier Ave, New York, NY 10001';
let orderId = '';

beforeAll(async () => {
  await shop.context.db.deleteFrom('address_book').execute();
  await placeOrder(shop, customer);
  shop.moveClock('2026-11-23T15:01:00Z');
  const latest = await placeOrder(shop, customer, { o_address: '22 Pier Ave', o_attention_name: 'Pat Moss' });
  orderId = latest.orderId;
}, 120_000);

describe('streets of earlier orders in the address search', () => {
  it('AC-17 offers both ends of earlier orders, newest first and each once', async () => {
    expect(await offered(customer, 'new york')).toEqual([pier, home]);
    expect(await offered(customer, 'market')).toEqual([bay]);
    expect(await offered(customer, '100')).toEqual([pier, home]);
    expect(await offered(customer, 'quarry')).toEqual([]);
  });

  it('AC-20 lists the user’s own addresses before anything is typed, and nothing else', async () => {
    expect(await offered(customer, '')).toEqual([pier, bay, home]);
    expect(await offered(customer, 'ne')).toEqual([]);
    const { items } = (
      await customer.send('GET', '/api/v5.2/auto-complete/facility', { query: { term: '', brand: 'golf' } })
    ).json();
    expect(items).toEqual([]);
  });

  it('AC-17 offers a street of an earlier order in its own country and as an address only', async () => {
    expect(await offered(customer, 'market', { country_code: 'CA' })).toEqual([]);
    expect(await offered(customer, 'market', { result_type: 'facility' })).toEqual([]);
    expect(await offered(customer, 'new york', { limit: '1' })).toEqual([pier]);
  });

  it('AC-17 fills in the address, contact and phone of a chosen street of an earlier order', async () => {
    const [item] = (await ask(customer, 'pier')).json().items;
    expect(item).toMatchObject({ id: `past-${orderId}-o`, kind: 'address-book', label: '22 Pier Ave' });
    expect((await details(customer, item.id)).json()).toMatchObject({
      autofill_address: '22 Pier Ave',
      autofill_zip: '10001',
      contact: 'Pat Moss',
      phone_number: '+1 212 555 0100',
      time_zone: 'America/New_York',
    });
  });

  it('AC-17 shows the streets of earlier orders to nobody else (attack 7)', async () => {
    for (const stranger of [pro, admin]) {
      expect(await offered(stranger, 'pier')).toEqual([]);
      const answer = await details(stranger, `past-${orderId}-o`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'place_not_found']);
    }
    expect(await offered(admin, 'pier', { user_id: 'usr_demo_customer' })).toEqual([]);
    expect((await ask(pro, 'pier', { user_id: 'usr_demo_customer' })).statusCode).toBe(404);
    const guest = await shop.browser();
    expect((await ask(guest, 'pier')).statusCode).toBe(401);
    expect((await details(guest, `past-${orderId}-o`)).statusCode).toBe(404);
    for (const id of ['past-', `past-${orderId}`, `past-${orderId}-x`, 'past-ord_1-o'])
      expect((await details(customer, id)).statusCode).toBe(404);
  });

  it('AC-17 does not offer the street of an earlier order that the address book has', async () => {
    const entry = {
      ...{
        id: 'adr_pier',
        user_id: 'usr_demo_customer',
        label: 'Pier',
        company_name: '',
        contact: 'Ann Lee',
      },
      phone: '518 555 0142',
      address_1: '22 pier  ave.',
      address_2: '',
      city: 'New York',
      state: 'NY',
      zip: '10001-2000',
      country_code: 'US',
      club_id: null,
      default_origin: false,
      created_at: '2026-11-01T00:00:00Z',
    };
    await shop.context.db.insertInto('address_book').values(entry).execute();
    expect((await ask(customer, 'new york')).json().items.map(({ label }: Item) => label)).toEqual([
      'Pier',
      '350 W 31st St',
    ]);
    await shop.context.db.deleteFrom('address_book').where('id', '=', 'adr_pier').execute();
  });

  it('AC-17 does not name a contact of an earlier order whom the customer removed', async () => {
    const removed = { user_id: 'usr_demo_customer', known_as: 'pat moss', person: null };
    await shop.context.db
      .insertInto('traveler_corrections')
      .values({ ...removed, at: '2026-11-23T15:02:00Z' })
      .execute();
    expect(await offered(customer, 'pat moss')).toEqual([]);
    const found = (await details(customer, `past-${orderId}-o`)).json();
    expect([found.contact, found.phone_number]).toEqual(['', '']);
  });

  it('AC-17 offers no street of an order that is void or whose people were removed', async () => {
    const change = (values: { status?: 'void' | 'placed'; people_removed_at?: string }) =>
      shop.context.db.updateTable('orders').set(values).where('id', '=', orderId).execute();
    await change({ status: 'void' });
    expect(await offered(customer, 'new york')).toEqual([home]);
    await change({ status: 'placed', people_removed_at: '2026-11-23T15:03:00Z' });
    expect(await offered(customer, 'new york')).toEqual([home]);
    expect((await details(customer, `past-${orderId}-o`)).statusCode).toBe(404);
  });
});
