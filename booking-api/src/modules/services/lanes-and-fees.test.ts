import { oneWayForm, roundTripForm } from '../../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp, testInstant } from '../../testing/test-app.ts';

let server: TestApp;
let guest: Browser;
let pro: Browser;
let admin: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
  pro = await server.browser();
  await pro.signIn('pro');
  admin = await server.browser();
  await admin.signIn('admin');
});
afterAll(() => server.close());
afterEach(() => server.moveClock(testInstant));

const services = (body: unknown, browser = guest) =>
  browser.send('POST', '/refactor/v5/ship/combined_services_options', { body });
const price = (body: unknown, browser = guest) =>
  browser.send('POST', '/refactor/v5/ship/ship_price', { body });
type Option = { service_type_system_name: string; service_name: string; hybrid: boolean };
const promises = (options: Option[]) =>
  options.map((option) => `${option.service_type_system_name} by ${option.service_name}`);

const hongKong = { d_country: 'HK', d_zip: '', d_state: 'HCW', d_city: 'Central', d_address: '1 Queens Rd' };
const berlin = {
  d_country: 'DE',
  d_zip: '10115',
  d_state: 'BE',
  d_city: 'Berlin',
  d_address: 'Invalidenstr 1',
};
const honolulu = { d_zip: '96815', d_state: 'HI', d_city: 'Honolulu' };
const fromClub = (id: string, more = {}) => ({
  ...oneWayForm,
  origination: 'club',
  o_club_id: id,
  pickup_date: '2026-11-24',
  outbound_pickup: '3',
  ...more,
});

describe('lanes', () => {
  it.each([
    ['V0N 1B0', 'Whistler', 'BC'],
    ['E3C 1A1', 'Fredericton', 'NB'],
    ['K0K 2T0', 'Picton', 'ON'],
    ['P0M 1K0', 'Chapleau', 'ON'],
  ])('EP-24, EP-25 sells services to %s, which validates', async (d_zip, d_city, d_state) => {
    const form = { ...oneWayForm, d_country: 'CA', d_zip, d_city, d_state, d_address: '1 Main St' };
    const checked = await guest.send('POST', '/refactor/ship_points/validate', { body: form });
    expect(checked.json().valid).toBe(true);
    const { outbound } = (await services(form)).json().default_services;
    expect(outbound.services.length).toBeGreaterThan(0);
  });

  it.each([
    ['Hong Kong, which has no postal codes', hongKong],
    ['Hong Kong, with the stand-in for a code', { ...hongKong, d_zip: '00000' }],
    ['Berlin', berlin],
  ])('EP-25, SV-02 sells two services to %s, and prices them', async (_where, to) => {
    const { outbound } = (await services({ ...oneWayForm, ...to })).json().default_services;
    expect(promises(outbound.services)).toEqual([
      'INTERNATIONAL_ECONOMY by INTERNATIONAL ECONOMY',
      'INTERNATIONAL_PRIORITY by INTERNATIONAL PRIORITY',
    ]);
    const [economy] = outbound.services;
    const chosen = { pickup_carrier_service_level_id: String(economy.carrier_service_level_id) };
    const answer = (await price({ ...oneWayForm, ...to, ...chosen })).json();
    const [line] = answer.orders[0].line_items;
    expect(line.amount_cents).toBe(economy.price_cents);
    const steps: { amount_cents: number }[] = line.explain;
    expect(steps.reduce((sum, step) => sum + step.amount_cents, 0)).toBe(line.amount_cents);
  });

  it('EP-25, SV-02 sells the way from a place without codes', async () => {
    const away = { o_country: 'AE', o_zip: '', o_state: 'DU', o_city: 'Dubai' };
    expect((await services({ ...oneWayForm, ...away })).statusCode).toBe(200);
  });

  it.each([
    ['a code of no form', { ...berlin, d_zip: '!' }],
    ['no code where there are codes', { ...berlin, d_zip: '' }],
    ['the stand-in where there are codes', { ...berlin, d_zip: '00000' }],
    ['an unknown code of a known country', { d_country: 'GB', d_zip: 'ZZ1 1AA' }],
    ['a country that nobody serves', { d_country: 'KP', d_zip: '1000' }],
  ])('ER-13 answers no_service to %s', async (_what, to) => {
    const answer = await services({ ...oneWayForm, ...to });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'no_service']);
  });

  it('TL-20, SV-10 keeps a promise by the product that serves the lane', async () => {
    const mainland = (await services(oneWayForm)).json().default_services.outbound.services;
    const island = (await services({ ...oneWayForm, ...honolulu })).json().default_services.outbound.services;
    expect(promises(mainland)[0]).toBe('DOMESTIC_GROUND by GROUND');
    expect(promises(island)[0]).toBe('DOMESTIC_GROUND by EXPRESS SAVER');
    expect(promises(mainland)).toContain('DOMESTIC_3_DAY by EXPRESS SAVER');
  });

  it('EN-17 says which service goes by road and by air', async () => {
    const chicago = { d_zip: '60601', d_state: 'IL', d_city: 'Chicago' };
    const list: Option[] = (await services({ ...oneWayForm, ...chicago })).json().default_services.outbound
      .services;
    const expedited = list.find((option) => option.service_type_system_name === 'DOMESTIC_EXPEDITED_GROUND');
    expect(expedited?.hybrid).toBe(true);
    expect(list.find((option) => option.service_name === 'GROUND')?.hybrid).toBe(false);
  });

  it('SV-14 is limited, not without service, where only another carrier collects at the club', async () => {
    const answer = await services(fromClub('1', { pickup_carrier: 'UPS' }));
    expect(answer.json()).toMatchObject({
      limited_service: true,
      default_services: { outbound: { services: [] } },
    });
    const dropped = await services(fromClub('1', { pickup_carrier: 'UPS', outbound_pickup: '0' }));
    expect(dropped.json()).toMatchObject({ limited_service: false });
    expect(dropped.json().default_services.outbound.services.length).toBeGreaterThan(0);
    expect((await price(fromClub('1', { pickup_carrier: 'UPS' }))).json().code).toBe('no_service');
  });

  it('EP-25, SV-13 reads return_drop_off_at_ups', async () => {
    const back = async (more: Record<string, string>) =>
      (await services({ ...roundTripForm, ...more })).json().default_services.return.services[0].carrier;
    expect([await back({}), await back({ return_drop_off_at_ups: 'true' })]).toEqual(['FedEx', 'UPS']);
  });
});

describe('what carriers are paid', () => {
  it('RO-07 leaves the server in the admin details alone', async () => {
    const answers = [await services(oneWayForm), await price(oneWayForm), await price(oneWayForm, pro)];
    for (const answer of answers) expect(answer.body).not.toMatch(/cost|margin/i);
    expect((await price(oneWayForm, admin)).json().admin_details).toMatchObject({
      'Carrier cost': '$78.10',
      Margin: expect.stringMatching(/^\$\d+\.\d\d$/),
    });
  });
});

describe('a corrected rate', () => {
  it('EP-25, PR-10 is told to who holds the cart', async () => {
    const open = async () =>
      (await guest.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
    const [cart, other] = [await open(), await open()];
    const ask = async (token: string) =>
      (
        await guest.send('POST', '/refactor/v5/ship/combined_services_options', {
          body: { ...oneWayForm, cart_id: cart.id },
          headers: { 'x-cart-token': token },
        })
      ).json().has_valid_adjustment;
    expect(await ask(cart.cart_token)).toBe(false);
    const { id } = await server.context.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .executeTakeFirstOrThrow();
    await server.context.db
      .insertInto('rate_adjustments')
      .values({ cart_id: cart.id, amount_cents: -500, reason: 'test', actor_id: id, created_at: testInstant })
      .execute();
    expect([await ask(cart.cart_token), await ask(other.cart_token)]).toEqual([true, false]);
  });
});

describe('fees', () => {
  it.each([
    ['the free daily pickup of a club, at home', { outbound_pickup: '3' }],
    ['a window of an hour, of a brand without them', { outbound_pickup: '5' }],
    ['the window of the same day, tomorrow', { outbound_pickup: '4' }],
    ['the pickup at home, at a club', fromClub('1', { outbound_pickup: '1' })],
  ])('TL-07, EP-26 does not take %s', async (_what, change) => {
    const answer = await price({ ...oneWayForm, ...change });
    expect([answer.statusCode, answer.json().fields?.[0]?.path]).toEqual([400, 'outbound_pickup']);
  });

  it('TL-09, ER-11 says when the window of today is over', async () => {
    const today = { ...oneWayForm, pickup_date: '2026-11-23', outbound_pickup: '4' };
    expect((await price(today)).json()).toMatchObject({ pickup_date_error: false });
    server.moveClock('2026-11-23T20:30:00Z');
    expect((await price(today)).json()).toMatchObject({ pickup_date_error: false });
    server.moveClock('2026-11-23T21:00:00Z');
    expect((await price(today)).json()).toMatchObject({
      pickup_date_error: true,
      pickup_date_error_message: 'The time for Same-day pickup today is over.',
    });
  });

  it.each([
    ['5', '2026-11-23T12:30:00Z', '2026-11-23T13:00:00Z', 'Pickup between 9 AM and 10 AM'],
    ['6', '2026-11-23T19:30:00Z', '2026-11-23T20:00:00Z', 'Pickup between 1 PM and 5 PM'],
    ['1', '2026-11-23T19:30:00Z', '2026-11-23T20:00:00Z', 'Pickup at your address'],
  ])(
    'TL-09, ER-11 takes no window of today that closes in two hours: %s',
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
        pickup_date_error_message: `The time for ${title} today is over.`,
      });
      expect((await price({ ...today, pickup_date: '2026-11-24' }, camps)).json()).toMatchObject({
        pickup_date_error: false,
      });
    },
  );

  it('ER-23 does not deliver on December 26 what is collected today, and says so', async () => {
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

  it('OPEN-48 goes by the clock of the state where a postal code has none of its own', async () => {
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

  it('RO-07 takes a waived fee from admins only', async () => {
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

  it('RO-03 lets a club user price the own club’s pickups, and nobody else’s', async () => {
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

  it('RO-03 refuses guests, customers, fees that are none of a club’s, and impossible prices', async () => {
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
