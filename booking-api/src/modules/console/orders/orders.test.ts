import type { ListedOrder } from '@sendahead/shared-contracts/console/order-list-calls';
import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { paidOrder, placeOrder, reaches } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';
import { raiseAlert, resolveAlert } from '../../alerts/public/alerts.ts';
import { csvOf } from './csv.ts';
import type { ExportedOrder } from './exported-orders.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const pro = signedInBrowser(shop, 'pro');
const admin = signedInBrowser(shop, 'admin');
const carrierAdmin = signedInBrowser(shop, 'carrieradmin');

const list = (browser: Browser, query: Record<string, string> = {}) =>
  browser.send('GET', '/api/v6/console/orders', { query });
const idsOf = async (query: Record<string, string> = {}): Promise<string[]> =>
  (await list(admin, query)).json().orders.map(({ order_id }: ListedOrder) => order_id);
const file = (query: Record<string, string> = {}, browser: Browser = admin) =>
  browser.send('GET', '/api/v6/console/orders.csv', { query });

let first: string;
let second: string;
beforeAll(async () => {
  first = (await paidOrder(shop, customer)).orderId;
  shop.moveClock('2026-11-23T15:00:01Z');
  second = (await placeOrder(shop, customer, { pickup_date: '2026-12-15' })).orderId;
  await reaches(shop, first, 'labels_ready');
}, 60_000);

describe('the list of orders', () => {
  it('CO-03 shows the newest first, a page at a time, with a count on the first page', async () => {
    const page = (await list(admin, { limit: '1' })).json();
    expect(page).toMatchObject({ count: 2, more_than_counted: false });
    expect(page.orders[0]).toMatchObject({
      order_id: second,
      brand: 'golf',
      state: 'placed',
      pickup_date: '2026-12-15',
      customer: expect.stringContaining('Casey'),
      bags: expect.any(Number),
      flags: [],
    });
    const next = (await list(admin, { limit: '1', before: page.next })).json();
    expect(next.orders.map(({ order_id }: ListedOrder) => order_id)).toEqual([first]);
    expect([next.next, next.count]).toEqual([null, null]);
    expect((await list(admin, { before: 'made-up' })).statusCode).toBe(422);
    expect((await list(admin, { limit: '101' })).statusCode).toBe(400);
  });

  it('CO-55 the list of orders can be sorted by the first pickup, page by page', async () => {
    const page = (await list(admin, { sort: 'pickup', limit: '1' })).json();
    expect(page.orders).toMatchObject([{ order_id: first }]);
    const next = (await list(admin, { sort: 'pickup', limit: '1', before: page.next })).json();
    expect(next.orders).toMatchObject([{ order_id: second }]);
    expect(next.next).toBeNull();
    // A key of one sort order is refused in the other.
    expect((await list(admin, { before: page.next })).statusCode).toBe(422);
    const newest = (await list(admin, { limit: '1' })).json();
    expect((await list(admin, { sort: 'pickup', before: newest.next })).statusCode).toBe(422);
  });

  it('CO-55 the list of orders can be filtered by brand, state, days of pickup and order, total, club, carrier and words', async () => {
    const { orders } = (await list(admin)).json();
    const { carriers, pickup_date } = orders[1];
    const total = String(orders[1].total_cents);
    for (const [query, expected] of [
      [{ brand: 'golf' }, [second, first]],
      [{ brand: 'ski' }, []],
      [{ state: 'labels_ready' }, [first]],
      [{ state: 'delivered' }, []],
      [{ pickup_from: pickup_date, pickup_until: pickup_date }, [first]],
      [{ pickup_from: '2026-12-15' }, [second]],
      [{ placed_from: '2026-11-23', placed_until: '2026-11-23' }, [second, first]],
      [{ placed_from: '2026-11-24' }, []],
      [{ placed_until: '2026-11-22' }, []],
      [{ total_from: total, total_until: total }, [second, first]],
      [{ total_from: '10000000' }, []],
      [{ total_until: '1' }, []],
      [{ carrier: carriers[0] }, [second, first]],
      [{ carrier: 'Nobody' }, []],
      [{ club: '999999' }, []],
      [{ search: 'casey', state: 'placed' }, [second]],
      [{ search: 'nobody' }, []],
    ] as [Record<string, string>, string[]][])
      expect([query, await idsOf(query)]).toEqual([query, expected]);
  });

  it('CO-03 offers staff every carrier as a filter', async () => {
    const carriers = (browser: Browser) => browser.send('GET', '/api/v6/console/carriers');
    expect((await carriers(admin)).json().carriers).toEqual(
      expect.arrayContaining([
        { carrier: 'FEDEX', name: 'FedEx' },
        { carrier: 'UPS', name: 'UPS' },
      ]),
    );
    expect((await carriers(customer)).statusCode).toBe(403);
  });

  it('finds orders by a club at either end', async () => {
    const { db } = shop.context;
    await sql`update orders set shipment = jsonb_set(jsonb_set(shipment, '{booking,form,destination}', '"club"'),
      '{booking,form,d_club_id}', '"7"') where id = ${first}`.execute(db);
    expect(await idsOf({ club: '7' })).toEqual([first]);
  });

  it('marks orders that are late, unpaid or wait for a person, until they no longer are', async () => {
    const { db } = shop.context;
    expect(await idsOf({ late: '1' })).toEqual([]);
    const arrival = (day: string) =>
      sql`update order_parcels set carriage = jsonb_set(carriage, '{arrivalDate}', to_jsonb(${day}::text))
        where order_id = ${first}`.execute(db);
    await arrival('2026-11-20');
    expect((await list(admin, { late: '1' })).json().orders).toMatchObject([
      { order_id: first, flags: ['late'] },
    ]);
    await arrival('2026-11-30');
    await raiseAlert(db, 'labels_failed', second, { bags: 1 });
    await raiseAlert(db, 'collect_by_hand', 'a-correction', { order: first, cents: 900 });
    expect(await idsOf({ alerts: '1' })).toEqual([second, first]);
    expect((await list(admin, { unpaid: '1' })).json().orders).toMatchObject([
      { order_id: first, flags: ['unpaid', 'alert'] },
    ]);
    await resolveAlert(db, 'labels_failed', second);
    await resolveAlert(db, 'collect_by_hand', 'a-correction');
    expect(await idsOf({ alerts: '1' })).toEqual([]);
  });

  it('the list of orders is available only to staff who may read every order', async () => {
    const guest = await shop.browser();
    const statuses = [];
    for (const browser of [carrierAdmin, pro, customer, guest])
      statuses.push((await list(browser)).statusCode);
    expect(statuses).toEqual([200, 403, 403, 401]);
  });
});

describe('the order list as a file', () => {
  it('CO-03 exports the orders of the filter as RFC 4180, under a file name, and adds a line to the audit trail', async () => {
    const answer = await file({ state: 'labels_ready' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders-2026-11-23.csv"',
    });
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFOrder,Id,Brand,State,Placed at,Pickup,Customer,Email,From,To,Carriers,Items,Total,Late,Unpaid,Alert,Phone,' +
        'Phone at pickup,Phone at delivery,Service,Arrival,Return arrival,Tracking,Payment,Paid,Refunded,Revenue,' +
        'Label cost,Margin',
    );
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`${first},golf,Labels ready,`);
    expect(lines[1]).toContain(',FedEx,');
    const noted = await shop.context.db
      .selectFrom('audit_events')
      .select('detail')
      .where('kind', '=', 'staff.exported_orders')
      .execute();
    expect(noted).toEqual([{ detail: { filter: 'state' } }]);
  });

  it('CO-03 writes the state in the page’s words, including late and out for delivery', async () => {
    const listed = (await list(admin)).json().orders[0] as ExportedOrder;
    async function* pages() {
      yield [
        { ...listed, state: 'in_transit', flags: ['late'] } as ExportedOrder,
        { ...listed, state: 'in_transit', flags: [], out_for_delivery: true } as ExportedOrder,
        { ...listed, state: 'cancelled', flags: [] } as ExportedOrder,
      ];
    }
    let text = '';
    for await (const piece of csvOf(pages(), { seesMargin: false })) text += piece;
    const states = text.split('\r\n').slice(1, 4);
    expect(states.map((line) => line.split(',')[3])).toEqual(['Late', 'Out for delivery', 'Canceled']);
    expect(text).not.toMatch(/in_transit|cancelled|FEDEX/);
  });

  it('CO-119 exports tracking, phones, service, arrival, payments and refunds, and the margin only to roles that see it', async () => {
    await shop.context.db.deleteFrom('throttle').execute();
    const rowOf = async (browser: Browser): Promise<Record<string, string>> => {
      const { body } = await file({ ids: first }, browser);
      const [head = '', line = ''] = body.replace('\uFEFF', '').split('\r\n');
      const cells = line.match(/("([^"]|"")*"|[^,]*)(,|$)/g)?.map((cell) => cell.replace(/,$/, '')) ?? [];
      return Object.fromEntries(head.split(',').map((name, index) => [name, cells[index] ?? '']));
    };
    const row = await rowOf(admin);
    expect(row).toMatchObject({
      Service: 'FedEx Ground',
      Arrival: expect.stringMatching(/^2026-1[12]-\d\d$/),
      'Return arrival': '',
      Payment: 'Card',
      Refunded: '0.00',
      Paid: row.Total,
      Revenue: row.Total,
    });
    expect(row.Tracking).not.toBe('');
    expect(row['Phone at pickup']).toContain('212');
    expect(Number(row.Revenue) - Number(row['Label cost'])).toBeCloseTo(Number(row.Margin));
    const seen = await rowOf(carrierAdmin);
    expect(seen.Tracking).toBe(row.Tracking);
    await shop.context.db.deleteFrom('throttle').execute();
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['Margin', 'Label cost', 'Revenue']));
  });

  it('exports only the selected orders, and refuses a filter whose number of matches has changed', async () => {
    expect((await file({ ids: second })).body).not.toContain(first);
    expect((await file({ brand: 'golf', count: '3' })).json()).toMatchObject({
      code: 'selection_moved',
      count: 2,
    });
    expect((await file({ brand: 'golf', count: '2' })).statusCode).toBe(200);
    expect((await file({ search: 'x' })).statusCode).toBe(422);
  });

  it('attack 75: exports a name that a spreadsheet would read as a formula as text', async () => {
    const { db } = shop.context;
    const rename = (first_name: string) =>
      db.updateTable('users').set({ first_name }).where('id', '=', 'usr_demo_customer').execute();
    await rename('=HYPERLINK("http://evil.test")');
    expect((await file({ ids: first })).body).toContain(`"'=HYPERLINK(""http://evil.test"")`);
    await rename('Casey');
  });
});

describe('a file streamed while it is downloaded', () => {
  it('reads the next page after sending the previous one, so that its length costs no memory', async () => {
    let asked = 0;
    const order = (await list(admin)).json().orders[0] as ExportedOrder;
    async function* endless() {
      for (;;) {
        asked += 1;
        yield Array.from({ length: 1000 }, () => order);
      }
    }
    const file = csvOf(endless(), { seesMargin: false });
    const pieces = file[Symbol.asyncIterator]();
    for (let taken = 0; taken < 5; taken += 1) await pieces.next();
    expect(asked).toBeLessThan(10);
    file.destroy();
  });
});
