import { consumePermission } from '../../../../modules/staff/public/permissions.ts';
import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import {
  authorize,
  type Booking,
  checkOut,
  checkOutByClub,
  prepareBooking,
} from '../../../testing/booking.ts';
import { checkBooksAfterEach } from '../../../testing/check-books-after-each.ts';
import { keepCard } from '../../../testing/saved-card.ts';
import { startShop } from '../../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const member = signedInBrowser(shop, 'member');
const pro = signedInBrowser(shop, 'pro');
const admin = signedInBrowser(shop, 'admin');
const adminPlus = signedInBrowser(shop, 'adminplus');
const carrierAdmin = signedInBrowser(shop, 'carrieradmin');
checkBooksAfterEach(shop);

const sales = async (): Promise<number> => (await shop.gateway.calls()).sale ?? 0;
const charge = (booking: Booking, more: Record<string, unknown>) =>
  checkOut(booking, { body: { payment_method_type: 'chargeUserCreditCard', ...more } });
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];
const needed = [403, 'authorization_needed'];
const ask = ({ browser, cartId, token }: Booking, body: object) =>
  browser.send('POST', `/api/v6/carts/${cartId}/authorizations`, {
    body: { act: 'charge_card', reason: 'asked', ...body },
    headers: { 'x-cart-token': token },
  });

describe('the permission of an admin', () => {
  it('MD-22 OPEN-56 records the reason before the charge, and lets the card be charged once', async () => {
    const payment_method_id = await keepCard(shop, customer, 'usr_demo_customer');
    const booking = await prepareBooking(admin, {}, 'usr_demo_customer');
    const authorization_id = await authorize(booking);
    const trail = () => admin.send('GET', '/api/v6/audit', { query: { subject: 'usr_demo_customer' } });
    expect((await trail()).json().entries[0]).toMatchObject({
      actor: 'usr_demo_admin',
      act: 'staff.authorized_charge_card',
      detail: { cart: booking.cartId, reason: 'asked for on the phone' },
    });
    expect((await charge(booking, { payment_method_id, authorization_id })).json()).toMatchObject({
      status: true,
    });
    expect((await trail()).json().entries[0]).toMatchObject({ act: 'order.placed_on_behalf' });
  });

  it('attack 68: without a permission no card of another user is charged', async () => {
    const payment_method_id = await keepCard(shop, customer, 'usr_demo_customer');
    const before = await sales();
    const booking = await prepareBooking(admin, {}, 'usr_demo_customer');
    expect(codeOf(await charge(booking, { payment_method_id }))).toEqual(needed);
    expect(codeOf(await charge(booking, { payment_method_id, authorization_id: 'sta_made_up' }))).toEqual(
      needed,
    );
    const onFile = await checkOut(booking, { body: { payment_method_type: 'chargeOnFileCreditCard' } });
    expect(codeOf(onFile)).toEqual(needed);
    expect(await sales()).toBe(before);
  });

  it('attack 68: a permission is for one cart, one person, one act and one admin', async () => {
    const payment_method_id = await keepCard(shop, customer, 'usr_demo_customer');
    const before = await sales();
    const [booking, other] = [
      await prepareBooking(admin, {}, 'usr_demo_customer'),
      await prepareBooking(admin, {}, 'usr_demo_customer'),
    ];
    const ofOther = await authorize(other);
    const comp = await authorize(booking, 'comp_discount');
    const colleague = await authorize({ ...booking, browser: adminPlus });
    for (const authorization_id of [ofOther, comp, colleague])
      expect(codeOf(await charge(booking, { payment_method_id, authorization_id }))).toEqual(needed);
    // The cart moves to another person after the permission was given.
    const given = await authorize(booking);
    await keepCard(shop, member, 'usr_demo_member');
    await admin.send('POST', '/users/set_cart_user', {
      body: { cart_id: booking.cartId, user_id: 'usr_demo_member' },
      headers: { 'x-cart-token': booking.token },
    });
    const onFile = { payment_method_type: 'chargeOnFileCreditCard', authorization_id: given };
    expect(codeOf(await checkOut(booking, { body: onFile }))).toEqual(needed);
    expect(await sales()).toBe(before + 1);
  });

  it('attack 68: a permission does not open the card of a third person', async () => {
    await keepCard(shop, customer, 'usr_demo_customer');
    const payment_method_id = await keepCard(shop, member, 'usr_demo_member');
    const booking = await prepareBooking(admin, {}, 'usr_demo_customer');
    const authorization_id = await authorize(booking);
    expect(codeOf(await charge(booking, { payment_method_id, authorization_id }))).toEqual([
      404,
      'payment_method_not_found',
    ]);
  });

  it('attack 68: a permission that was used once, even for a declined card, is spent', async () => {
    const payment_method_id = await keepCard(shop, customer, 'usr_demo_customer');
    const booking = await prepareBooking(admin, {}, 'usr_demo_customer');
    const authorization_id = await authorize(booking);
    const { db, clock } = shop.context;
    const use = () =>
      consumePermission(
        db,
        authorization_id,
        {
          cartId: booking.cartId,
          staffId: 'usr_demo_admin',
          subjectId: 'usr_demo_customer',
          act: 'charge_card',
        },
        clock.instant(),
      );
    expect([await use(), await use()]).toEqual([true, false]);
    expect(codeOf(await charge(booking, { payment_method_id, authorization_id }))).toEqual(needed);
  });

  it('only admins get a permission', async () => {
    const booking = await prepareBooking(customer);
    for (const browser of [customer, pro, carrierAdmin])
      expect(codeOf(await ask({ ...booking, browser }, {}))).toEqual([403, 'not_allowed']);
    expect((await ask({ ...booking, browser: await shop.browser() }, {})).statusCode).toBe(401);
    expect((await ask({ ...booking, browser: adminPlus }, {})).statusCode).toBe(200);
  });

  it('a permission needs a reason, and the cart’s token', async () => {
    const booking = await prepareBooking(admin);
    expect((await ask(booking, { reason: '  ' })).json()).toMatchObject({
      fields: [{ path: 'reason', code: 'required' }],
    });
    expect(codeOf(await ask({ ...booking, token: 'x' }, {}))).toEqual([404, 'cart_not_found']);
  });

  it('attack 68: a customer books on no one’s behalf, whatever the form says', async () => {
    const payment_method_id = await keepCard(shop, member, 'usr_demo_member');
    const booking = await prepareBooking(customer, { on_behalf_user: 'usr_demo_member' });
    expect((await charge(booking, { payment_method_id, authorization_id: 'sta_x' })).statusCode).not.toBe(
      200,
    );
  });
});

describe('deductions by staff from a price', () => {
  it('OPEN-56 RO-07 a deduction is not ordered without a reason, by card as by club', async () => {
    const booking = await prepareBooking(
      adminPlus,
      { comp_discount: '500', outbound_pickup: '2' },
      'usr_demo_member',
    );
    const nonce = () => shop.gateway.nonce();
    expect(codeOf(await checkOut(booking, { nonce: await nonce() }))).toEqual(needed);
    expect(codeOf(await checkOutByClub(booking, '1'))).toEqual(needed);
    await authorize(booking, 'comp_discount');
    expect(codeOf(await checkOut(booking, { nonce: await nonce() }))).toEqual(needed);
    await authorize(booking, 'waive_fee');
    expect((await checkOut(booking, { nonce: await nonce() })).json()).toMatchObject({ status: true });
  });
});

describe('an old permission', () => {
  it('attack 68: a permission charges nothing after ten minutes', async () => {
    const payment_method_id = await keepCard(shop, customer, 'usr_demo_customer');
    const booking = await prepareBooking(admin, {}, 'usr_demo_customer');
    const authorization_id = await authorize(booking);
    await shop.context.db
      .updateTable('staff_authorizations')
      .set({ expires_at: shop.context.clock.instant() })
      .execute();
    expect(codeOf(await charge(booking, { payment_method_id, authorization_id }))).toEqual(needed);
  });
});
