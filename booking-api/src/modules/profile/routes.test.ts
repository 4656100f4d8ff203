import { profileServer } from './testing/profile-server.ts';

const profile = profileServer();

describe('terms other than the general ones', () => {
  it('EP-44 EP-45 RO-13 special terms are accepted once per person and season', async () => {
    expect((await profile.customer.send('GET', '/users/check_holiday_tnc')).json()).toEqual({
      success: false,
    });
    for (const _ of [1, 2])
      expect((await profile.customer.send('GET', '/users/accept_holiday_tnc')).json()).toEqual({
        success: true,
      });
    expect((await profile.customer.send('GET', '/users/check_holiday_tnc')).json()).toEqual({
      success: true,
    });
    expect((await profile.other.send('GET', '/users/check_holiday_tnc')).json()).toEqual({ success: false });
    profile.server.moveClock('2027-11-02T15:00:00Z');
    const nextYear = await profile.server.browser();
    await nextYear.signIn('customer');
    expect((await nextYear.send('GET', '/users/check_holiday_tnc')).json()).toEqual({ success: false });
    profile.server.moveClock('2026-11-23T15:00:00Z');
  });

  it('EP-45 special terms can be accepted on another’s behalf by staff only (attack 6)', async () => {
    const me = (await profile.customer.send('GET', '/api/v6/session')).json().user.id;
    const query = { on_behalf_user: me };
    const stranger = await profile.server.browser();
    await stranger.signIn('pro');
    expect((await stranger.send('GET', '/users/accept_holiday_tnc', { query })).statusCode).toBe(404);
    const admin = await profile.server.browser();
    await admin.signIn('admin');
    expect((await admin.send('GET', '/users/accept_holiday_tnc', { query })).json()).toEqual({
      success: true,
    });
    const adminId = (await admin.send('GET', '/api/v6/session')).json().user.id;
    expect(
      (
        await profile.customer.send('GET', '/users/accept_holiday_tnc', {
          query: { on_behalf_user: adminId },
        })
      ).statusCode,
    ).toBe(403);
  });

  it('EP-45 EP-47 special terms are not accepted without the CSRF token, although the call is a GET', async () => {
    for (const path of ['/users/accept_holiday_tnc', '/users/ask_phone_and_tnc']) {
      expect((await profile.customer.send('GET', path, { headers: { 'x-csrf-token': '' } })).statusCode).toBe(
        403,
      );
    }
  });

  it('EP-46 EP-47 special terms are listed with the phone while an account lacks them, and saved', async () => {
    const fresh = await profile.server.browser();
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
    const { db } = profile.server.context;
    const info = async (name: string) => {
      const browser = await profile.server.browser();
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

  it('AC-11 EP-41 shows its data to its own user only', async () => {
    const browser = await profile.server.browser();
    await browser.signIn('customer');
    const info = (id: string) => browser.send('GET', '/users/get_header_info', { query: { id } });
    await profile.server.context.db.deleteFrom('credit_accounts').execute();
    expect((await info('usr_demo_customer')).json()).toMatchObject({ success: true, credit_box: null });
    await profile.server.context.db
      .insertInto('credit_accounts')
      .values([
        { user_id: 'usr_demo_customer', kind: 'wallet', balance_cents: 1250 },
        { user_id: 'usr_demo_pro', kind: 'wallet', balance_cents: 99_900 },
      ])
      .execute();
    expect((await info('usr_demo_customer')).json().credit_box).toBe('$12.50 credit');
    const again = await profile.server.browser();
    expect((await again.signIn('customer')).json()).toMatchObject({
      carrier_dropdown: null,
      credit_box: '$12.50 credit',
    });
    const carrierAdmin = await profile.server.browser();
    expect((await carrierAdmin.signIn('carrieradmin')).json().carrier_dropdown).toMatch(/^<select/);
    expect((await info('usr_demo_admin')).statusCode).toBe(404);
  });
});
