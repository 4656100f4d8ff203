import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { homeAndAbroad, orderPath } from '../../../workflows/testing/home-and-abroad.ts';
import { orderOfAFarDay } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const placed = homeAndAbroad(shop, customer);

const preparationOf = async (orderId: string) =>
  (await customer.send('GET', orderPath(orderId, '/preparation'))).json().legs;
const codesOf = (orderId: string) => customer.send('GET', orderPath(orderId, '/label_codes'));

const clubs = {
  bag: 1,
  kind: 'clubs',
  description: 'Steel',
  quantity: 1,
  unit_cents: 45_000,
  origin: 'US',
  hs: '',
  owned_before: true,
};

describe('steps before the carrier has the bags', () => {
  it('PA-03 the steps before pickup show for each leg where, when and until which hour its bags are handed over', async () => {
    const [outbound, inbound] = await preparationOf(placed.home);
    expect(outbound).toEqual({
      leg: 'outbound',
      bags: 1,
      carrier: 'FedEx',
      labels: { state: 'ready', ready_on: '2026-11-23' },
      printerless: 'qr',
      hand_overs: [
        {
          travelers: ['Casey Customer'],
          drop_off: false,
          date: '2026-11-24',
          place: '350 W 31st St, New York',
          ready: '09:00',
          close: '17:00',
        },
      ],
      arrives: { date: '2026-12-02', place: '1 Market St, San Francisco' },
      handed_over: false,
    });
    expect(inbound).toMatchObject({ leg: 'return', hand_overs: [{ date: '2026-12-08' }] });
  });

  it('CH-24 labels that a change replaced are reported, and those of an unchanged leg are not', async () => {
    const { db } = shop.context;
    const numberOf = (number: string | null) =>
      db
        .updateTable('order_parcels')
        .set({ tracking_number: number })
        .where('order_id', '=', placed.home)
        .where('leg', '=', 'outbound');
    const { generation } = await db
      .selectFrom('orders')
      .select('generation')
      .where('id', '=', placed.home)
      .executeTakeFirstOrThrow();
    const rows = await db
      .selectFrom('order_parcels')
      .selectAll()
      .where('order_id', '=', placed.home)
      .where('leg', '=', 'outbound')
      .execute();
    const earlier = rows.map((row) => ({
      ...row,
      id: `${row.id}x`,
      generation: generation - 1,
      tracking_number: 'EARLIER1',
      carriage: sql`${JSON.stringify(row.carriage)}::jsonb`,
    }));
    await db
      .insertInto('order_parcels')
      .values(earlier as never)
      .execute();
    expect(await preparationOf(placed.home)).toMatchObject([
      { leg: 'outbound', labels: { replaced: true } },
      { leg: 'return', labels: { state: 'later', ready_on: '2026-11-28' } },
    ]);
    // An undo makes the earlier ones valid again.
    const [first] = rows;
    await numberOf('EARLIER1').where('generation', '=', generation).execute();
    const [outbound] = await preparationOf(placed.home);
    expect(outbound?.labels.replaced).toBeUndefined();
    await numberOf(first?.tracking_number ?? null)
      .where('generation', '=', generation)
      .execute();
    await db
      .deleteFrom('order_parcels')
      .where('order_id', '=', placed.home)
      .where('generation', '<', generation)
      .execute();
  });

  it('PA-22 dropped-off bags show one closing time and the nearest open store', async () => {
    const set = (dropOff: boolean) =>
      shop.context.db
        .updateTable('order_parcels')
        .set({ carriage: sql`carriage || jsonb_build_object('dropOff', ${dropOff}::boolean)` })
        .where('order_id', '=', placed.home)
        .where('leg', '=', 'outbound')
        .execute();
    await set(true);
    const [{ hand_overs }] = await preparationOf(placed.home);
    await set(false);
    const query = { carrier: 'FEDEX', zip: '10001', weight: '42', length: '48' };
    const { stores } = (await customer.send('GET', '/api/v6/stores', { query })).json();
    const [nearest] = stores;
    const { opens, closes } = nearest.hours[2];
    expect(hand_overs).toMatchObject([
      {
        drop_off: true,
        close: closes < '17:00' ? closes : '17:00',
        store: {
          name: nearest.name,
          address: `${nearest.street}, ${nearest.city}`,
          opens,
          closes,
          map: '/store_locator?zip=10001&radius=10&carrier=FEDEX',
        },
      },
    ]);
  });

  it('PA-03 labels of a distant day, and their codes, become available when the carrier sells them', async () => {
    const { orderId } = await orderOfAFarDay(shop, customer);
    expect(await preparationOf(orderId)).toMatchObject([
      { labels: { state: 'later', ready_on: '2026-12-05' }, handed_over: false },
    ]);
    const codes = await codesOf(orderId);
    expect([codes.statusCode, codes.json().code]).toEqual([409, 'action_not_allowed']);
  });

  it('PA-04 a bag has a code if its carrier prints labels at its counter, and no code otherwise', async () => {
    const { codes } = (await codesOf(placed.home)).json();
    expect(codes).toMatchObject([
      { leg: 'outbound', number: 1, of: 1, traveler: 'Casey Customer', carrier: 'FEDEX' },
    ]);
    expect(codes[0].code.path).toMatch(/^M\d+ \d+h1v1h-1z/);
    // PA-20: codes abroad wait for the list of what is in the bags.
    await customer.send('PUT', orderPath(placed.abroad, '/customs_list'), { body: { items: [clubs] } });
    expect((await codesOf(placed.abroad)).json()).toEqual({ codes: [] });
  });

  it('C4-93 no one else can see the steps', async () => {
    const stranger = await shop.browser();
    await stranger.signIn('pro');
    for (const rest of ['/preparation', '/label_codes']) {
      const answer = await stranger.send('GET', orderPath(placed.home, rest));
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'order_not_found']);
    }
  });
});

describe('a link to a document', () => {
  const opened = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it('PA-05 redirects a signed-out visitor to the page of the order, and refuses a program', async () => {
    const guest = await shop.browser();
    const labels = await guest.send('GET', orderPath(placed.home, '/labels'), { headers: opened });
    expect([labels.statusCode, labels.headers.location]).toEqual([303, `/orders/${placed.home}#labels`]);
    const list = await guest.send('GET', orderPath(placed.home, '/packing_list'), { headers: opened });
    expect(list.headers.location).toBe(`/orders/${placed.home}#documents`);
    const program = await guest.send('GET', orderPath(placed.home, '/labels'), {
      headers: { accept: '*/*' },
    });
    expect([program.statusCode, program.json().code]).toEqual([401, 'not_signed_in']);
  });

  it('C4-93 redirects only to our own page, for any order id', async () => {
    const guest = await shop.browser();
    const answer = await guest.send('GET', '/api/v6/orders/%2F%2Fevil.test%2F..%2F/labels', {
      headers: opened,
    });
    expect(answer.headers.location ?? '').toMatch(/^(\/orders\/[^/]*#labels)?$/);
  });

  it('PA-05 returns the file itself to a signed-in browser', async () => {
    const file = await customer.send('GET', orderPath(placed.home, '/labels'), { headers: opened });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  });
});
