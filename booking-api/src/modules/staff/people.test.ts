import { signedInBrowser, startPerFile } from '../../testing/server-per-file.ts';
import { type Browser, startTestApp } from '../../testing/test-app.ts';
import { partsOf } from './public/people-search.ts';

const server = startPerFile(startTestApp);
const customer = signedInBrowser(server);
const pro = signedInBrowser(server, 'pro');
const admin = signedInBrowser(server, 'admin');
const adminPlus = signedInBrowser(server, 'adminplus');
const carrierAdmin = signedInBrowser(server, 'carrieradmin');

const find = (browser: Browser, search: string) =>
  browser.send('GET', '/api/v6/people', { query: { search } });
const idsOf = async (browser: Browser, search: string): Promise<string[]> =>
  (await find(browser, search)).json().people.map(({ user_id }: { user_id: string }) => user_id);
const openCart = async (browser: Browser, brand_id = 1) =>
  (await browser.send('POST', '/api/v5/carts', { body: { cart: { brand_id } } })).json() as {
    id: string;
    cart_token: string;
  };
const userOf = (browser: Browser, cart: { id: string; cart_token: string }) =>
  browser.send('GET', `/api/v6/carts/${cart.id}/user`, { headers: { 'x-cart-token': cart.cart_token } });
const bookFor = (browser: Browser, cart: { id: string; cart_token: string }, user_id: string) =>
  browser.send('POST', '/users/set_cart_user', {
    body: { cart_id: cart.id, user_id },
    headers: { 'x-cart-token': cart.cart_token },
  });

describe('searching people', () => {
  it.each([
    ['name', 'morgan mem'],
    ['mail', 'MEMBER@demo.test'],
    ['member number', 'm-1042'],
  ])('TK-13 finds people by %s', async (_, search) => {
    expect((await find(admin, search)).json()).toEqual({
      people: [
        {
          user_id: 'usr_demo_member',
          name: 'Morgan Member',
          email: 'member@demo.test',
          phone: '+1 843 555 0100',
          member_number: 'M-1042',
          club_name: expect.any(String),
        },
      ],
      more: false,
    });
  });

  it('TK-13 finds people by phone, in any notation', async () => {
    expect(await idsOf(admin, '(843) 555-0100')).toContain('usr_demo_member');
    expect(partsOf(' (843) 555.0100 ')).toEqual(['8435550100']);
    expect(partsOf('Ann  O’Lee Muñoz Ærø')).toEqual(['ann', 'olee', 'munoz', 'aero']);
  });

  it('OPEN-54 attack 67: a pro user finds only people of their club', async () => {
    expect(await idsOf(pro, 'demo.test')).toEqual(['usr_demo_member', 'usr_demo_pro']);
    expect(await idsOf(pro, 'casey')).toEqual([]);
    expect(await idsOf(adminPlus, 'casey')).toEqual(['usr_demo_customer']);
  });

  it('OPEN-54 searching people is available to no one else', async () => {
    const guest = await server.browser();
    const statuses = [];
    for (const browser of [customer, carrierAdmin, guest])
      statuses.push((await find(browser, 'morgan')).statusCode);
    expect(statuses).toEqual([403, 403, 401]);
  });

  it('requires three letters, and treats pattern characters as plain text', async () => {
    expect((await find(admin, 'mo')).json()).toMatchObject({
      fields: [{ path: 'search', code: 'too_short' }],
    });
    expect(await idsOf(admin, '%%%')).toEqual([]);
    expect(await idsOf(admin, 'm_rgan')).toEqual([]);
    expect(await idsOf(admin, '\\\\\\')).toEqual([]);
  });

  it('lists at most eight people, and reports that there are more', async () => {
    const { db, clock } = server.context;
    await db
      .insertInto('users')
      .values(
        Array.from({ length: 9 }, (_, index) => ({
          id: `usr_crowd_${index}`,
          email: `crowd${index}@crowd.test`,
          password_hash: '',
          first_name: 'Crowd',
          last_name: `Member${index}`,
          phone: '',
          role: 'consumer' as const,
          club_id: null,
          terms_version: null,
          terms_accepted_at: null,
          created_at: clock.instant(),
        })),
      )
      .execute();
    const found = (await find(admin, 'crowd')).json();
    expect([found.people.length, found.more]).toEqual([8, true]);
  });

  it('records in the audit trail who saw whom', async () => {
    await find(pro, 'morgan');
    const { entries } = (
      await admin.send('GET', '/api/v6/audit', {
        query: { subject: 'usr_demo_member', actor: 'usr_demo_pro' },
      })
    ).json();
    expect(entries[0]).toMatchObject({ act: 'staff.found_in_search', detail: {} });
  });

  it('attack 67: ends after sixty in a minute', async () => {
    server.moveClock('2026-11-23T18:05:30Z');
    const statuses: number[] = [];
    for (let turn = 0; turn < 62; turn += 1) statuses.push((await find(adminPlus, 'nobody')).statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

describe('the user of a cart', () => {
  it('TK-15 OPEN-66 the user of a cart is shown after a reload, to the person who books for that user, until the booking on behalf ends', async () => {
    const cart = await openCart(pro);
    expect((await userOf(pro, cart)).json()).toEqual({ person: null });
    expect((await bookFor(pro, cart, 'usr_demo_member')).statusCode).toBe(200);
    expect((await userOf(pro, cart)).json()).toMatchObject({
      person: { user_id: 'usr_demo_member', name: 'Morgan Member' },
    });
    // OPEN-66: returns to their own account.
    expect((await bookFor(pro, cart, 'usr_demo_pro')).statusCode).toBe(200);
    expect((await userOf(pro, cart)).json()).toEqual({ person: null });
  });

  it('the user of a cart is shown to no one else, with or without the token', async () => {
    const cart = await openCart(pro);
    await bookFor(pro, cart, 'usr_demo_member');
    expect((await userOf(admin, cart)).json()).toEqual({ person: null });
    expect((await userOf(customer, cart)).statusCode).toBe(403);
    expect((await userOf(pro, { ...cart, cart_token: 'x' })).json()).toMatchObject({
      code: 'cart_not_found',
    });
  });
});

describe('adding a member', () => {
  it('MD-08 stores the member number, by which the person can be found', async () => {
    const body = {
      club_id: 1,
      first_name: 'Nell',
      last_name: 'New',
      email: 'nell@new.test',
      member_number: ' N-7 77 ',
    };
    const { user_id } = (await pro.send('POST', '/api/v6/club_users', { body })).json();
    expect(await idsOf(pro, 'n-7 77')).toEqual([user_id]);
  });
});
