import { allCalls } from '@sendahead/shared-contracts/call/catalog';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { newKey } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { paidOrder, reaches } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { delivered, person, roundTripOfPerson, sweepAfter } from '../testing/old-orders.ts';
import { writeAboutOrder } from '../testing/words-about-order.ts';

const shop = startPerFile(() => startShop({ RATE_LIMIT_SCALE: '100' }));
const customer = signedInBrowser(shop);
const desk = signedInBrowser(shop, 'admin');
const reader = signedInBrowser(shop, 'carrieradmin');
const club = signedInBrowser(shop, 'pro');
checkBooksAfterEach(shop);

let orderId = '';
let number = '';
let token = '';
beforeAll(async () => {
  ({ orderId } = await paidOrder(shop, customer, roundTripOfPerson));
  await reaches(shop, orderId, 'labels_ready');
  ({ token } = (await customer.send('POST', `/api/v6/orders/${orderId}/track_links`, { body: {} })).json());
  const me = (await desk.send('GET', '/api/v6/session')).json().user.id;
  await writeAboutOrder(shop, orderId, String(me));
  await delivered(shop, orderId);
  expect(await sweepAfter(shop, 500)).toBe(1);
  number = (await customer.send('GET', `/api/v6/orders/${orderId}`)).json().order.display_id;
}, 60_000);

const names = (body: string): boolean => {
  const text = body.toLowerCase();
  return (
    person.words.some((word) => text.includes(word)) || text.includes('casey') || text.includes('@demo.test')
  );
};
const about = (path = '') => `/api/v6/orders/${orderId}${path}`;
const ofDesk = (path = '') => `/api/v6/console/orders/${orderId}${path}`;
const codeOf = async (answer: ReturnType<Browser['send']>) => {
  const { statusCode, body } = await answer;
  return [statusCode, JSON.parse(body).code];
};
const refused = [409, 'action_not_allowed'];

/** Everything that reads an order by its id alone. */
const reads = allCalls
  .filter(({ method, path }) => method === 'GET' && path.match(/:\w+/g)?.join() === ':orderId')
  .filter(({ path }) => !path.endsWith('/news'));

describe('an order without people', () => {
  it.each(reads.map(({ name, path }) => [name, path]))(
    'OR-06 an order without people can be read by %s without an error and without a name',
    async (_name, path) => {
      for (const browser of [customer, desk, reader, club])
        for (const accept of ['application/json', '*/*']) {
          const url = path.replace(':orderId', orderId);
          const answer = await browser.send('GET', url, { headers: { accept } });
          expect([url, answer.statusCode < 500, names(answer.body)]).toEqual([url, true, false]);
        }
    },
  );

  it('OR-06 shows since when, and offers no action that needs them', async () => {
    const removed = (await customer.send('GET', about())).json().order;
    expect(removed).toMatchObject({
      people_removed_on: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      allowed_actions: [],
      travelers: ['Traveler 1'],
      from: 'New York, NY',
    });
    const {
      detail,
      customer: account,
      receipt,
      refundable_cents,
    } = (await desk.send('GET', ofDesk())).json();
    expect(detail.order).toMatchObject({ people_removed_on: removed.people_removed_on, allowed_actions: [] });
    expect(account).toMatchObject({ user_id: expect.any(String), name: '', email: '', phone: '' });
    expect(receipt).toMatchObject({
      people_removed_on: removed.people_removed_on,
      total_cents: refundable_cents,
    });
    expect(receipt.line_items.length).toBeGreaterThan(0);
  });

  it('attack 139: OR-06 an order without people can no longer be resent, changed, shared, annotated or confirmed', async () => {
    const key = newKey();
    for (const answer of [
      customer.send('POST', about('/ship_again'), { body: {} }),
      customer.send('POST', about('/track_links'), { body: {} }),
      customer.send('PUT', about('/customs_list'), { body: { items: [] } }),
      desk.send('POST', ofDesk('/notes'), { body: { note: 'Zebulette called', key } }),
      desk.send('POST', ofDesk('/confirmation'), { body: { key } }),
    ])
      expect(await codeOf(answer)).toEqual(refused);
    const brand = await customer.send('GET', '/api/v6/last_trip', { query: { brand_id: '1' } });
    expect(brand.body).not.toContain(orderId);
  });

  it('OR-06 an order without people can still be refunded', async () => {
    const body = { amount_cents: 100, to: 'original', comment: 'Claim of the year', key: newKey() };
    const answer = await desk.send('POST', ofDesk('/refunds'), { body });
    expect([answer.statusCode, answer.json().refund_id]).toEqual([200, expect.stringMatching(/^rfd_/)]);
  });

  it('attack 139: OR-06 opens by no tracking link, and no list finds it by a name', async () => {
    const guest = await shop.browser();
    expect((await guest.send('GET', `/api/v6/track/${token}`)).statusCode).toBe(404);
    const listed = await desk.send('GET', '/api/v6/console/orders', { query: { search: number } });
    expect(listed.json().orders).toMatchObject([{ order_id: orderId, customer: '', email: '' }]);
    const file = await desk.send('GET', '/api/v6/console/orders.csv', { query: { ids: orderId } });
    expect([file.statusCode, file.body.includes(number), names(file.body)]).toEqual([200, true, false]);
    for (const search of ['Quillmark', 'customer@demo.test', 'Traveler']) {
      const found = await desk.send('GET', '/api/v6/console/orders', { query: { search } });
      expect([search, JSON.stringify(found.json().orders).includes(orderId)]).toEqual([search, false]);
    }
    const own = await customer.send('GET', '/api/v6/orders', { query: { search: 'quillmark' } });
    expect(own.json().orders).toEqual([]);
    expect(names((await club.send('GET', '/api/v6/console/placed-orders')).body)).toBe(false);
  });

  it('OR-06 an order without people is part of its account’s data export, without the people', async () => {
    const { account } = (await customer.send('GET', '/api/v6/own_data')).json();
    expect(account.orders).toMatchObject([{ display_id: number, people_removed_at: expect.any(String) }]);
    const text = JSON.stringify(account).toLowerCase();
    expect(person.words.filter((word) => text.includes(word))).toEqual([]);
  });
});
