import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { type Browser, startTestApp } from '../../../testing/test-app.ts';

const server = startPerFile(startTestApp);
const customer = signedInBrowser(server);
const pro = signedInBrowser(server, 'pro');
const admin = signedInBrowser(server, 'admin');
const carrierAdmin = signedInBrowser(server, 'carrieradmin');

const open = (browser: Browser, userId: string, brand = 1) =>
  browser.send('POST', `/api/v6/users/${userId}/carts`, { body: { brand_id: brand } });
const keep = (browser: Browser, default_origin: boolean, address_1: string) =>
  browser.send('POST', '/api/v6/addresses', {
    body: {
      label: address_1,
      company_name: '',
      contact: 'Casey Customer',
      phone: '+1 512 555 0100',
      address_1,
      address_2: 'Unit 4',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
      country_code: 'US',
      club_id: null,
      default_origin,
    },
  });

describe('a booking that staff begin for a user', () => {
  it('job 12: the booking belongs to the user, names them as traveler and begins at their usual address', async () => {
    for (const [isDefault, line] of [
      [false, '9 Other Rd'],
      [true, '1 Congress Ave'],
    ] as const)
      expect((await keep(customer, isDefault, line)).statusCode).toBeLessThan(300);
    const cart = (await open(admin, 'usr_demo_customer')).json();
    expect(cart.name).toBe('Casey Customer');
    const headers = { 'x-cart-token': cart.cart_token };
    const read = await admin.send('GET', `/api/v6/carts/${cart.id}/session`, { headers });
    expect(read.json().session).toMatchObject({
      origin_city: 'Austin',
      travelers: ['Casey Customer:customer@demo.test'],
      ship_state: {
        origination: 'other',
        o_address: '1 Congress Ave',
        o_address_1: 'Unit 4',
        o_zip: '78701',
        destination: 'other',
        d_country: 'US',
        traveler: { '1': { t_first_name: 'Casey', t_email: 'customer@demo.test' } },
      },
    });
    const row = await server.context.db
      .selectFrom('carts')
      .select(['user_id', 'held_by'])
      .where('id', '=', cart.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ user_id: 'usr_demo_customer', held_by: 'usr_demo_admin' });
    const noted = await server.context.db
      .selectFrom('audit_events')
      .select(['kind', 'subject'])
      .where('user_id', '=', 'usr_demo_admin')
      .where('kind', '=', 'staff.booked_for')
      .execute();
    expect(noted).toEqual([{ kind: 'staff.booked_for', subject: 'usr_demo_customer' }]);
  });

  it('a member without a saved address begins at the club, if the brand books from it', async () => {
    const begun = async (slug: string) => {
      const { db } = server.context;
      const brand = await db
        .selectFrom('brands')
        .select('id')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow();
      const { id } = (await open(pro, 'usr_demo_member', brand.id)).json();
      const cart = await db
        .selectFrom('carts')
        .select('session')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return cart.session;
    };
    const session = await begun('golf');
    expect(session?.ship_state).toMatchObject({ origination: 'club', o_club_id: '1', o_zip: '28370' });
    expect(session?.travelers[0]).toMatch(/^Morgan Member:/);
    expect((await begun('ski'))?.ship_state).not.toHaveProperty('origination');
  });

  it('attack 116: no one begins a booking for people they may not help, or reads an address through it', async () => {
    const guest = await server.browser();
    const statuses = await Promise.all([
      open(pro, 'usr_demo_customer'),
      open(carrierAdmin, 'usr_demo_customer'),
      open(customer, 'usr_demo_member'),
      open(guest, 'usr_demo_customer'),
      open(admin, 'usr_nobody'),
      open(admin, 'usr_demo_admin'),
      open(admin, 'usr_demo_customer', 999),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 403, 403, 401, 404, 404, 400]);
  });
});
