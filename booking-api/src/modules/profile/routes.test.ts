import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let customer: Browser;
let other: Browser;
beforeAll(async () => {
  server = await startTestApp();
  customer = await server.browser();
  await customer.signIn('customer');
  other = await server.browser();
  await other.signIn('pro');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.context.db.deleteFrom('address_book').execute();
  await server.context.db.deleteFrom('holiday_terms').execute();
});

const home = {
  label: 'Home',
  company_name: '',
  contact: 'Ann Lee',
  phone: '512-555-0100',
  address_1: '500 Congress Ave',
  address_2: '',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  country_code: 'US',
  club_id: null,
  default_origin: true,
};
const book = async (browser: Browser) => (await browser.send('GET', '/api/v6/profile')).json().addresses;

describe('the address book', () => {
  it('AD-30 refuses an address that cannot be an end, field by field', async () => {
    const refusals = async (change: object) => {
      const answer = await customer.send('POST', '/api/v6/addresses', { body: { ...home, ...change } });
      return (answer.json().fields ?? []).map(({ path, code }: { path: string; code: string }) => [
        path,
        code,
      ]);
    };
    expect(await refusals({ zip: '!!!', phone: 'abc' })).toEqual([
      ['zip', 'zip_not_valid'],
      ['phone', 'phone_not_valid'],
    ]);
    expect(await refusals({ country_code: 'ZZ' })).toEqual([['country_code', 'unknown']]);
    expect(await refusals({ zip: '', address_1: ' ' })).toEqual([
      ['address_1', 'required'],
      ['zip', 'required'],
    ]);
    expect(await book(customer)).toEqual([]);
    expect(await refusals({ phone: '' })).toEqual([]);
  });

  it('AD-30 keeps the default flag of an address that is saved again', async () => {
    const keep = async (change: object) =>
      (await customer.send('POST', '/api/v6/addresses', { body: { ...home, ...change } })).json();
    await keep({ default_origin: true });
    expect(await keep({ default_origin: false })).toMatchObject({ default_origin: true });
    expect(await book(customer)).toMatchObject([{ default_origin: true }]);
    await keep({ default_origin: true, address_1: '1 Shore Rd' });
    expect((await book(customer)).map((entry: { default_origin: boolean }) => entry.default_origin)).toEqual([
      true,
      false,
    ]);
  });

  it('AD-30 AD-16 saves a default origin that its owner finds in suggestions', async () => {
    const kept = await customer.send('POST', '/api/v6/addresses', { body: home });
    expect(kept.json()).toMatchObject({ label: 'Home', default_origin: true });
    const found = await customer.send('GET', '/api/v5.2/auto-complete/address-book', {
      query: { term: 'congress', brand: 'golf' },
    });
    expect(found.json().items).toMatchObject([{ kind: 'address-book', label: 'Home' }]);
    expect(await book(other)).toEqual([]);
  });

  it('AD-30 makes the newest default the only one, and saves the same address once', async () => {
    for (const _ of [1, 2]) await customer.send('POST', '/api/v6/addresses', { body: home });
    await customer.send('POST', '/api/v6/addresses', {
      body: { ...home, label: 'Lake house', address_1: '1 Shore Rd' },
    });
    expect(
      (await book(customer)).map((entry: { label: string; default_origin: boolean }) => [
        entry.label,
        entry.default_origin,
      ]),
    ).toEqual([
      ['Lake house', true],
      ['Home', false],
    ]);
  });

  it('deletes an own entry, and answers 404 for another person’s', async () => {
    await customer.send('POST', '/api/v6/addresses', { body: home });
    const [entry] = await book(customer);
    expect((await other.send('DELETE', `/api/v6/addresses/${entry.id}`)).statusCode).toBe(404);
    expect((await customer.send('DELETE', `/api/v6/addresses/${entry.id}`)).json()).toEqual({
      success: true,
    });
    expect((await book(customer)).some(({ id }: { id: string }) => id === entry.id)).toBe(false);
  });

  it('is closed to guests, needs the CSRF token and refuses unknown fields', async () => {
    const guest = await server.browser();
    expect((await guest.send('GET', '/api/v6/profile')).statusCode).toBe(401);
    expect((await guest.send('POST', '/api/v6/addresses', { body: home })).statusCode).toBe(401);
    expect(
      (await customer.send('POST', '/api/v6/addresses', { body: home, headers: { 'x-csrf-token': 'wrong' } }))
        .statusCode,
    ).toBe(403);
    expect(
      (await customer.send('POST', '/api/v6/addresses', { body: { ...home, user_id: 'usr_other' } }))
        .statusCode,
    ).toBe(400);
  });

  it('two tabs that set a default at the same time leave exactly one', async () => {
    const places = ['1 First St', '2 Second St', '3 Third St', '4 Fourth St'];
    await Promise.all(
      places.map((address_1) => customer.send('POST', '/api/v6/addresses', { body: { ...home, address_1 } })),
    );
    expect(
      (await book(customer)).filter(({ default_origin }: { default_origin: boolean }) => default_origin),
    ).toHaveLength(1);
  });
});

describe('terms other than the general ones', () => {
  it('EP-44 EP-45 RO-13 are accepted once per person and season', async () => {
    expect((await customer.send('GET', '/users/check_holiday_tnc')).json()).toEqual({ success: false });
    for (const _ of [1, 2])
      expect((await customer.send('GET', '/users/accept_holiday_tnc')).json()).toEqual({ success: true });
    expect((await customer.send('GET', '/users/check_holiday_tnc')).json()).toEqual({ success: true });
    expect((await other.send('GET', '/users/check_holiday_tnc')).json()).toEqual({ success: false });
    server.moveClock('2027-11-02T15:00:00Z');
    const nextYear = await server.browser();
    await nextYear.signIn('customer');
    expect((await nextYear.send('GET', '/users/check_holiday_tnc')).json()).toEqual({ success: false });
    server.moveClock('2026-11-23T15:00:00Z');
  });

  it('EP-45 are accepted on behalf by staff, and nobody else (attack 6)', async () => {
    const me = (await customer.send('GET', '/api/v6/session')).json().user.id;
    const query = { on_behalf_user: me };
    const stranger = await server.browser();
    await stranger.signIn('pro');
    expect((await stranger.send('GET', '/users/accept_holiday_tnc', { query })).statusCode).toBe(404);
    const admin = await server.browser();
    await admin.signIn('admin');
    expect((await admin.send('GET', '/users/accept_holiday_tnc', { query })).json()).toEqual({
      success: true,
    });
    const adminId = (await admin.send('GET', '/api/v6/session')).json().user.id;
    expect(
      (await customer.send('GET', '/users/accept_holiday_tnc', { query: { on_behalf_user: adminId } }))
        .statusCode,
    ).toBe(403);
  });

  it('EP-45 EP-47 are not accepted without the CSRF token, although the call is a GET', async () => {
    for (const path of ['/users/accept_holiday_tnc', '/users/ask_phone_and_tnc']) {
      expect((await customer.send('GET', path, { headers: { 'x-csrf-token': '' } })).statusCode).toBe(403);
    }
  });

  it('EP-46 EP-47 are listed with the phone while an account lacks them, and saved', async () => {
    const fresh = await server.browser();
    await fresh.send('POST', '/users', {
      body: {
        user: {
          first_name: 'Ann',
          last_name: 'Lee',
          email: 'ann@lee.test',
          password: 'correct-horse',
          password_confirmation: 'correct-horse',
          terms: true,
        },
      },
    });
    const login = await fresh.send('POST', '/sessions.json', {
      body: { user: { email: 'ann@lee.test', password: 'correct-horse' } },
    });
    fresh.csrf = login.json().akt;
    expect((await fresh.send('GET', '/users/is_terms_accepted_via_fb')).json()).toEqual({
      success: true,
      phone_and_tnc: { phone: true, terms: false },
    });
    expect(
      (await fresh.send('GET', '/users/ask_phone_and_tnc', { query: { phone: '123' } })).json(),
    ).toMatchObject({ code: 'phone_not_valid' });
    expect(
      (
        await fresh.send('GET', '/users/ask_phone_and_tnc', {
          query: { phone: '512-555-0100', terms: 'true' },
        })
      ).json(),
    ).toEqual({ success: true });
    expect((await fresh.send('GET', '/users/is_terms_accepted_via_fb')).json()).toEqual({
      success: true,
      phone_and_tnc: null,
    });
  });
});

describe('the header of the pages', () => {
  it('AC-11, RO-04 EP-41 offers the carriers to carrier-enabled admins only, escaped', async () => {
    const { db } = server.context;
    const info = async (name: string) => {
      const browser = await server.browser();
      await browser.signIn(name);
      return (
        await browser.send('GET', '/users/get_header_info', { query: { id: `usr_demo_${name}` } })
      ).json();
    };
    expect(await info('carrieradmin')).toMatchObject({
      carrier_dropdown:
        '<select name="carrier" aria-label="Carrier"><option value="DHL">DHL</option>' +
        '<option value="FEDEX">FedEx</option><option value="UPS">UPS</option></select>',
      carriers: [
        { carrier: 'DHL', name: 'DHL' },
        { carrier: 'FEDEX', name: 'FedEx' },
        { carrier: 'UPS', name: 'UPS' },
      ],
    });
    for (const other of ['customer', 'pro', 'admin', 'adminplus'])
      expect(await info(other)).toMatchObject({ carrier_dropdown: null, carriers: [] });
    const label = async (carrier_label: string) =>
      db.updateTable('service_levels').set({ carrier_label }).where('carrier', '=', 'UPS').execute();
    await label('<script>alert("1")</script>');
    const { carrier_dropdown } = await info('carrieradmin');
    expect(carrier_dropdown).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
    expect(carrier_dropdown).not.toContain('<script');
    await label('UPS');
  });

  it('AC-11 EP-41 shows header info to its own user only', async () => {
    const browser = await server.browser();
    await browser.signIn('customer');
    const info = (id: string) => browser.send('GET', '/users/get_header_info', { query: { id } });
    await server.context.db.deleteFrom('credit_accounts').execute();
    expect((await info('usr_demo_customer')).json()).toMatchObject({ success: true, credit_box: null });
    await server.context.db
      .insertInto('credit_accounts')
      .values([
        { user_id: 'usr_demo_customer', kind: 'wallet', balance_cents: 1250 },
        { user_id: 'usr_demo_pro', kind: 'wallet', balance_cents: 99_900 },
      ])
      .execute();
    expect((await info('usr_demo_customer')).json().credit_box).toBe('$12.50 credit');
    const again = await server.browser();
    expect((await again.signIn('customer')).json()).toMatchObject({
      carrier_dropdown: null,
      credit_box: '$12.50 credit',
    });
    const carrierAdmin = await server.browser();
    expect((await carrierAdmin.signIn('carrieradmin')).json().carrier_dropdown).toMatch(/^<select/);
    expect((await info('usr_demo_admin')).statusCode).toBe(404);
  });
});
