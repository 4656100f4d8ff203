import type { ClubOrder, ClubOrderView } from '@sendahead/shared-contracts/console/club-order-calls';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { checkOut, prepareBooking } from '../../../workflows/testing/booking.ts';
import { placeOrder, reaches } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';
import { writePageKey } from '../page-key.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const pro = signedInBrowser(shop, 'pro');
const admin = signedInBrowser(shop, 'admin');
const carrierAdmin = signedInBrowser(shop, 'carrieradmin');

const toClub = (club: string) => ({
  destination: 'club',
  d_club_id: club,
  arrival_date: '',
  return_pickup: '3',
});
const placed = { roundTrip: '', other: '', byPro: '' };
beforeAll(async () => {
  const roundTrip = { ...roundTripForm, ...toClub('1') };
  placed.roundTrip = (await placeOrder(shop, customer, roundTrip)).orderId;
  placed.other = (await placeOrder(shop, customer, { ...roundTrip, ...toClub('2') })).orderId;
  shop.moveClock(new Date(shop.context.clock.now() + 60_000).toISOString());
  const member = await pro.send('POST', '/api/v6/club_users', {
    body: { club_id: 1, first_name: 'Mia', last_name: 'Member', email: 'mia@club.test' },
  });
  const booking = await prepareBooking(pro, {}, member.json().user_id);
  expect((await checkOut(booking, { nonce: await shop.gateway.nonce() })).json()).toMatchObject({
    status: true,
  });
  placed.byPro = booking.orderId;
  await reaches(shop, placed.roundTrip, 'labels_ready');
  await reaches(shop, placed.other, 'labels_ready');
});

const list = async (query: Record<string, string>, by: Browser = pro, club = 1): Promise<ClubOrder[]> =>
  (await by.send('GET', `/api/v6/console/clubs/${club}/orders`, { query })).json().orders;
const idsOf = (orders: readonly ClubOrder[]) => orders.map(({ order_id }) => order_id);
const view = (id: string, by: Browser = pro, club = 1) =>
  by.send('GET', `/api/v6/console/clubs/${club}/orders/${id}`);
const labels = (id: string, query: Record<string, string> = {}, by: Browser = pro) =>
  by.send('GET', `/api/v6/orders/${id}/labels`, { query });
const refusalOf = ({ statusCode, json }: Awaited<ReturnType<typeof view>>) => [statusCode, json().code];
const stopOf = async (id: string, stop: string) =>
  shop.context.db
    .selectFrom('club_stops')
    .select(['leg', 'day'])
    .where('order_id', '=', id)
    .where('stop', '=', stop as 'pickup')
    .executeTakeFirstOrThrow();
const hideMoney = (answer: unknown) => expect(JSON.stringify(answer)).not.toMatch(/cents|card|1111|@/i);

describe('the orders of a club', () => {
  it('CO-40 the orders of a club contain those that ship to or from it, and those that its staff booked, newest first', async () => {
    expect(idsOf(await list({ span: 'all' }))).toEqual([placed.byPro, placed.roundTrip]);
    expect(idsOf(await list({ span: 'all' }, admin, 2))).toEqual([placed.other]);
    const [booked, own] = await list({ span: 'all' });
    expect(booked).toMatchObject({ stops: [], labels: [] });
    expect(own).toMatchObject({ state: 'labels_ready', travelers: ['Casey Customer'], bags: 1 });
    expect(own?.stops.map(({ stop, leg }) => [stop, leg])).toEqual([
      ['arrival', 'outbound'],
      ['pickup', 'return'],
    ]);
    hideMoney(await list({ span: 'all' }));
  });

  it('CO-40 the orders of a club can be found by traveler and number, and by nothing else', async () => {
    const [, own] = await list({ span: 'all' });
    for (const search of ['casey CUST', own?.display_id ?? '', own?.display_id.replaceAll('-', '') ?? ''])
      expect(idsOf(await list({ span: 'all', search }))).toContain(placed.roundTrip);
    for (const search of ['visa', '1111', 'demo.test', '%', '_'])
      expect(await list({ span: 'all', search })).toEqual([]);
  });

  it('CO-40 the orders of a club are listed as arriving by day until they arrive, and as late after that day', async () => {
    const [arriving, ...others] = await list({ span: 'arriving' });
    const { day } = await stopOf(placed.roundTrip, 'arrival');
    expect(others).toEqual([]);
    expect(arriving).toMatchObject({
      order_id: placed.roundTrip,
      late: false,
      stops: [{ stop: 'arrival', leg: 'outbound', day }],
      tracking: [{ carrier: 'FEDEX', tracking_number: expect.any(String) }],
      labels: [],
    });
    const present = shop.context.clock.instant();
    shop.moveClock(`${day}T23:00:00Z`);
    await pro.startOver('pro');
    expect(await list({ span: 'arriving' })).toMatchObject([{ late: false }]);
    shop.moveClock(new Date(Date.parse(`${day}T23:00:00Z`) + 86_400_000).toISOString());
    await pro.startOver('pro');
    expect(await list({ span: 'arriving' })).toMatchObject([{ late: true }]);
    await shop.context.db
      .updateTable('order_parcels')
      .set({ status: 'delivered' })
      .where('order_id', '=', placed.roundTrip)
      .where('leg', '=', 'outbound')
      .execute();
    expect(await list({ span: 'arriving' })).toEqual([]);
    shop.moveClock(present);
    await pro.startOver('pro');
    expect(await list({ span: 'arriving' })).toMatchObject([{ state: 'delivered', late: false }]);
  });

  it('CO-40 the orders of a club are listed as pickups of their day, with labels to print once they exist', async () => {
    const { day } = await stopOf(placed.roundTrip, 'pickup');
    expect(await list({})).toEqual([]);
    expect(idsOf(await list({ span: 'later' }))).toEqual([placed.roundTrip]);
    const present = shop.context.clock.instant();
    shop.moveClock(`${day}T15:00:00Z`);
    await pro.startOver('pro');
    const [pickup] = await list({ span: 'today' });
    expect(pickup).toMatchObject({
      order_id: placed.roundTrip,
      stops: [{ stop: 'pickup', leg: 'return', day }],
    });
    expect(await list({ span: 'later' })).toEqual([]);
    shop.moveClock(present);
    await pro.startOver('pro');
  });

  it('CO-145 the orders of a club come with its closed days from today on, in order', async () => {
    await shop.context.db
      .updateTable('facilities')
      .set({ closed_dates: ['2026-12-25', '2026-11-01', '2026-12-04'] })
      .where('id', '=', 1)
      .execute();
    const { club } = (await pro.send('GET', '/api/v6/console/clubs/1/orders')).json();
    expect(club.closed_dates).toEqual(['2026-12-04', '2026-12-25']);
    await shop.context.db.updateTable('facilities').set({ closed_dates: [] }).where('id', '=', 1).execute();
  });

  it('CO-40 the orders of a club are listed page by page, each once', async () => {
    const first = await admin.send('GET', '/api/v6/console/clubs/1/orders', { query: { span: 'all' } });
    expect(first.json().next).toBeNull();
    const { placed_at } = await shop.context.db
      .selectFrom('orders')
      .select('placed_at')
      .where('id', '=', placed.byPro)
      .executeTakeFirstOrThrow();
    const key = writePageKey({ at: placed_at, id: placed.byPro });
    expect(idsOf(await list({ span: 'all', before: key }))).toEqual([placed.roundTrip]);
    const { leg, day } = await stopOf(placed.roundTrip, 'pickup');
    expect(await list({ span: 'later', before: `${day}T00:00:00Z~${placed.roundTrip}-${leg}` })).toEqual([]);
    const malformed = await pro.send('GET', '/api/v6/console/clubs/1/orders', { query: { before: 'x' } });
    expect(malformed.statusCode).toBe(422);
  });

  it('CO-40 the orders of a club leave the list when their trip no longer touches the club, or are canceled', async () => {
    const { orderId } = await placeOrder(shop, customer, toClub('1'));
    expect(idsOf(await list({ span: 'arriving' }))).toContain(orderId);
    await customer.send('POST', `/api/v6/orders/${orderId}/cancel`, { body: {} });
    expect(idsOf(await list({ span: 'arriving' }))).not.toContain(orderId);
    expect(await list({ span: 'all' })).toContainEqual(
      expect.objectContaining({ order_id: orderId, state: 'cancelled' }),
    );
    await shop.context.db.transaction().execute(async (trx) => {
      const { shipment } = await trx
        .selectFrom('orders')
        .select('shipment')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      const form = { ...shipment.booking?.form, destination: 'other' };
      const moved = { ...shipment, booking: { ...shipment.booking, form } };
      await trx
        .updateTable('orders')
        .set({ shipment: JSON.stringify(moved) as never })
        .where('id', '=', orderId)
        .execute();
    });
    expect(idsOf(await list({ span: 'all' }))).not.toContain(orderId);
    expect((await view(orderId)).statusCode).toBe(404);
  });
});

describe('an order as a club sees it', () => {
  it('CO-41 shows the trip, the bags and the note to the club, and no amounts', async () => {
    await customer.send('PUT', `/api/v6/orders/${placed.roundTrip}/club_notes/1`, {
      body: { note: 'Left-handed set' },
    });
    const answer = await view(placed.roundTrip);
    const read: ClubOrderView = answer.json();
    expect(read).toMatchObject({
      note: 'Left-handed set',
      whole: false,
      legs: [{ leg: 'outbound' }, { leg: 'return' }],
    });
    expect(read.bags).toHaveLength(2);
    hideMoney(read);
    expect((await view(placed.byPro)).json()).toMatchObject({ whole: true });
  });

  it('attack 131: staff of another club cannot find the order in any call, and only the person who booked it sees all of it', async () => {
    const other = await admin.send('GET', '/api/v6/console/clubs/2/orders', { query: { span: 'all' } });
    expect(idsOf(other.json().orders)).toEqual([placed.other]);
    const foreign = await pro.send('GET', '/api/v6/console/clubs/2/orders', { query: { span: 'all' } });
    expect(refusalOf(foreign)).toEqual([404, 'no_such_thing']);
    for (const club of [1, 2])
      expect(refusalOf(await view(placed.other, pro, club))).toEqual([404, 'order_not_found']);
    expect(refusalOf(await view(placed.roundTrip, pro, 2))).toEqual([404, 'order_not_found']);
    expect(refusalOf(await labels(placed.other))).toEqual([404, 'order_not_found']);
    for (const path of [
      '',
      '/receipt',
      '/receipt_file',
      '/invoice',
      '/tracking',
      '/club_notes',
      '/preparation',
    ])
      expect(refusalOf(await pro.send('GET', `/api/v6/orders/${placed.roundTrip}${path}`))).toEqual([
        404,
        'order_not_found',
      ]);
    const cancel = await pro.send('POST', `/api/v6/orders/${placed.roundTrip}/cancel`, { body: {} });
    expect(refusalOf(cancel)).toEqual([404, 'order_not_found']);
    for (const by of [customer, carrierAdmin])
      expect((await by.send('GET', '/api/v6/console/clubs/1/orders')).statusCode).toBe(403);
  });

  it('attack 131: an order booked for someone else belongs to the club only while that person is its member', async () => {
    const move = (club_id: number) =>
      shop.context.db.updateTable('users').set({ club_id }).where('email', '=', 'mia@club.test').execute();
    await move(2);
    expect(idsOf(await list({ span: 'all' }))).not.toContain(placed.byPro);
    expect((await view(placed.byPro)).statusCode).toBe(404);
    await move(1);
    expect((await view(placed.byPro)).statusCode).toBe(200);
  });

  it('CO-40 attack 131: a club prints only the labels of bags that are picked up there', async () => {
    const { db } = shop.context;
    const waits = { label: 'bought', status: 'label_ready', tracking_number: '794600000011' } as const;
    await db
      .updateTable('order_parcels')
      .set(waits)
      .where('order_id', '=', placed.roundTrip)
      .where('leg', '=', 'return')
      .execute();
    expect((await view(placed.roundTrip)).json().labels).toEqual(['return']);
    expect((await list({ span: 'later' }))[0]?.labels).toEqual(['return']);
    const legsOf = async (query: Record<string, string>, by = pro) =>
      (await labels(placed.roundTrip, query, by)).json().labels.map(({ leg }: { leg: string }) => leg);
    expect(await legsOf({})).toEqual(['return']);
    expect(await legsOf({ leg: 'outbound' })).toEqual([]);
    expect(await legsOf({ leg: 'return' }, customer)).toEqual(['return']);
    expect(await legsOf({}, customer)).toEqual(['outbound', 'return']);
    const { orderId } = await placeOrder(shop, customer, toClub('1'));
    expect(refusalOf(await labels(orderId))).toEqual([404, 'order_not_found']);
  });
});
