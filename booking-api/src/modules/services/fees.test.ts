import { signedInBrowser, startPerFile } from '../../testing/server-per-file.ts';
import { oneWayForm, roundTripForm } from '../../testing/shipment-forms.ts';
import { type Browser, startTestApp, testInstant } from '../../testing/test-app.ts';
import { askingAs, fromClub } from './testing/service-requests.ts';

const server = startPerFile(startTestApp);
const pro = signedInBrowser(server, 'pro');
const admin = signedInBrowser(server, 'admin');
let guest: Browser;
beforeAll(async () => {
  guest = await server.browser();
});
afterEach(() => server.moveClock(testInstant));

const { services, price } = askingAs(() => guest);

describe('fees', () => {
  it.each([
    ['the free daily pickup of a club, at home', { outbound_pickup: '3' }],
    ['a window of an hour, of a brand without them', { outbound_pickup: '5' }],
    ['the window of the same day, tomorrow', { outbound_pickup: '4' }],
    ['the pickup at home, at a club', fromClub('1', { outbound_pickup: '1' })],
  ])('TL-07, EP-26 fees are refused for %s', async (_what, change) => {
    const answer = await price({ ...oneWayForm, ...change });
    expect([answer.statusCode, answer.json().fields?.[0]?.path]).toEqual([400, 'outbound_pickup']);
  });

  it.each([
    ['none', oneWayForm, { outbound_pickup: undefined }, 'outbound_pickup', 'required'],
    ['an empty one', oneWayForm, { outbound_pickup: '' }, 'outbound_pickup', 'required'],
    ['a word', oneWayForm, { outbound_pickup: 'soon' }, 'outbound_pickup', 'unknown'],
    ['a number below nothing', oneWayForm, { outbound_pickup: '-1' }, 'outbound_pickup', 'unknown'],
    [
      'none, today',
      oneWayForm,
      { pickup_date: '2026-11-23', outbound_pickup: undefined },
      'outbound_pickup',
      'required',
    ],
    ['no return pickup', roundTripForm, { return_pickup: undefined }, 'return_pickup', 'required'],
    ['a word as the return pickup', roundTripForm, { return_pickup: 'x' }, 'return_pickup', 'unknown'],
  ])(
    'attack 41, TL-07: a pickup without a known handover option has no price: %s',
    async (_what, form, change, path, code) => {
      const answer = await price({ ...form, ...change });
      expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ path, code }]]);
    },
  );

  it('TL-09, ER-11 report that today’s window has expired', async () => {
    const today = { ...oneWayForm, pickup_date: '2026-11-23', outbound_pickup: '4' };
    expect((await price(today)).json()).toMatchObject({ pickup_date_error: false });
    server.moveClock('2026-11-23T20:30:00Z');
    expect((await price(today)).json()).toMatchObject({ pickup_date_error: false });
    server.moveClock('2026-11-23T21:00:00Z');
    expect((await price(today)).json()).toMatchObject({
      pickup_date_error: true,
      pickup_date_error_message: 'It’s too late for Same-day pickup today.',
    });
  });

  it.each([
    ['5', '2026-11-23T12:30:00Z', '2026-11-23T13:00:00Z', 'Pickup between 9 AM and 10 AM'],
    ['6', '2026-11-23T19:30:00Z', '2026-11-23T20:00:00Z', 'Pickup between 1 PM and 5 PM'],
    ['1', '2026-11-23T19:30:00Z', '2026-11-23T20:00:00Z', 'Pickup at your address'],
  ])(
    'TL-09, ER-11 fees refuse a window of today that closes in two hours: %s',
    async (id, before, after, title) => {
      const camps = await server.browser('camps.localhost:4000');
      const luggage = { '0': { size: 'luggage-checked', product_insurance: '100000' } };
      const traveler = { '1': { t_first_name: 'Casey', t_upcoming_grade: '5', luggage } };
      const today = { ...oneWayForm, traveler, pickup_date: '2026-11-23', outbound_pickup: id };
      server.moveClock(before);
      expect((await price(today, camps)).json()).toMatchObject({ pickup_date_error: false });
      server.moveClock(after);
      expect((await price(today, camps)).json()).toMatchObject({
        pickup_date_error: true,
        pickup_date_error_message: `It’s too late for ${title} today.`,
      });
      expect((await price({ ...today, pickup_date: '2026-11-24' }, camps)).json()).toMatchObject({
        pickup_date_error: false,
      });
    },
  );

  it('ER-23 fees refuse a pickup today for delivery on December 26, with the reason', async () => {
    const form = { ...oneWayForm, pickup_date: '2030-12-23', outbound_pickup: '1' };
    server.moveClock('2030-12-23T14:00:00Z');
    const guestOfThen = await server.browser();
    const sold = (await services(form, guestOfThen)).json().default_services.outbound.services;
    const late = sold.find((one: { arrival_date: string }) => one.arrival_date === '2030-12-26');
    const chosen = { ...form, pickup_carrier_service_level_id: String(late.carrier_service_level_id) };
    expect((await price(chosen, guestOfThen)).json()).toMatchObject({
      pickup_date_error: true,
      pickup_date_error_message:
        'Same day pickup with delivery of Dec 26 is not available, please change either the pickup date or arrival date.',
    });
    expect((await price({ ...chosen, outbound_pickup: '0' }, guestOfThen)).json()).toMatchObject({
      pickup_date_error: false,
    });
  });

  it('OPEN-48 fees use the time zone of the state when a postal code has no time zone', async () => {
    const { db } = server.context;
    const west = { ...oneWayForm, o_zip: '94103', o_state: 'CA', d_zip: '10001', d_state: 'NY' };
    const today = { ...west, pickup_date: '2026-11-23' };
    const zone = (time_zone: string | null) =>
      db
        .updateTable('zip_codes')
        .set({ time_zone })
        .where('country', '=', 'US')
        .where('code', '=', '94103')
        .execute();
    await zone(null);
    // Half past five in New York, half past two in San Francisco.
    server.moveClock('2026-11-23T22:30:00Z');
    expect((await price(today)).json()).toMatchObject({ pickup_date_error: false });
    server.moveClock('2026-11-24T00:30:00Z');
    expect((await price(today)).json()).toMatchObject({ pickup_date_error: true });
    await zone('America/Los_Angeles');
  });

  it('RO-07 fees are waived by admins only', async () => {
    const waived = { ...oneWayForm, outbound_pickup: '2' };
    expect((await price(waived)).statusCode).toBe(403);
    expect((await price(waived, admin)).statusCode).toBe(200);
  });

  const set = (browser: Browser, club: number, fee: number, price_cents: unknown) =>
    browser.send('PUT', `/api/v6/clubs/${club}/pickup_fees/${fee}`, { body: { price_cents } });
  const listed = async (club: string) =>
    (
      await guest.send('GET', '/api/v5/products/pickup_fee', {
        query: { brand_id: '1', origin_type: 'club', facility_id: club },
      })
    )
      .json()
      .pickup_fees.map((fee: { id: number; price_cents: number }) => [fee.id, fee.price_cents]);

  it('RO-03 fees can be set by a club user for their own club only', async () => {
    expect((await set(pro, 1, 3, 900)).json().custom_fees).toEqual([{ pickup_fee_id: 3, price_cents: 900 }]);
    expect(await listed('1')).toEqual([
      [3, 900],
      [0, 0],
    ]);
    expect(await listed('2')).toContainEqual([3, 0]);
    const lines: { kind: string; amount_cents: number }[] = (await price(fromClub('1'))).json().orders[0]
      .line_items;
    expect(lines.find(({ kind }) => kind === 'pickup')?.amount_cents).toBe(900);
    expect((await set(pro, 2, 3, 900)).json()).toMatchObject({ status: 404, code: 'club_not_found' });
    const gone = await pro.send('DELETE', '/api/v6/clubs/1/pickup_fees/3');
    expect(gone.json().custom_fees).toEqual([]);
    expect(await listed('1')).toContainEqual([3, 0]);
  });

  it('RO-03 fees cannot be set by guests and customers, for unknown fees, or to impossible prices', async () => {
    const customer = await server.browser();
    await customer.signIn('customer');
    expect((await set(guest, 1, 3, 900)).statusCode).toBe(401);
    expect((await set(customer, 1, 3, 900)).statusCode).toBe(403);
    for (const fee of [0, 1, 2, 999]) expect((await set(admin, 1, fee, 900)).statusCode).toBe(400);
    for (const amount of [-1, 50_001, 9.5, null, '1e3'])
      expect((await set(admin, 1, 3, amount)).statusCode).toBe(400);
    expect((await set(admin, 999_999, 3, 900)).statusCode).toBe(404);
    expect((await set(admin, 2, 3, 0)).statusCode).toBe(200);
  });
});
