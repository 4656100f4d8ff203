import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { checkOutByClub, prepareBooking } from '../../../testing/booking.ts';
import { checkBooksAfterEach } from '../../../testing/check-books-after-each.ts';
import { startShop } from '../../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const pro = signedInBrowser(shop, 'pro');
const admin = signedInBrowser(shop, 'admin');
checkBooksAfterEach(shop);

describe('billing a club', () => {
  const owed = async (club: number) =>
    (
      await shop.context.db
        .selectFrom('club_accounts')
        .select('owed_cents')
        .where('club_id', '=', club)
        .executeTakeFirstOrThrow()
    ).owed_cents;

  it.each(['clubBilling', 'clubBillingUnLogged'])(
    'EP-51, PY-23 %s puts the order on the club’s account',
    async (type) => {
      const before = await owed(1);
      const booking = await prepareBooking(pro);
      await shop.gateway.clear();
      const answer = await checkOutByClub(booking, '1', { body: { payment_method_type: type } });
      expect(answer.json()).toEqual({ status: true, order_id: booking.orderId, error: null });
      expect((await owed(1)) - before).toBe(booking.totalCents);
      const receipt = await pro.send('GET', `/api/v6/orders/${booking.orderId}/receipt`);
      expect(receipt.json().payment).toEqual({
        type,
        description: 'Billed to Heronsway Golf Club',
        parts: [{ type: 'club', title: 'Billed to Heronsway Golf Club', amount_cents: booking.totalCents }],
        refunds: [],
      });
      expect((await shop.gateway.calls()).sale ?? 0).toBe(0);
    },
  );

  it('EP-51 a user without permission to bill the club is refused, until an admin grants it (EP-57, PY-24)', async () => {
    const refused = await checkOutByClub(await prepareBooking(customer), '1');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'club_billing_not_allowed']);
    expect((await customer.send('PUT', '/api/v6/clubs/1/billing_request')).json()).toEqual({
      status: true,
      errors: [],
    });
    const { requests } = (await admin.send('GET', '/api/v6/club_billing_requests')).json();
    expect(requests).toMatchObject([{ user_id: 'usr_demo_customer', club_id: 1 }]);
    expect((await checkOutByClub(await prepareBooking(customer), '1')).statusCode).toBe(403);
    await admin.send('POST', '/api/v6/clubs/1/billing_decision', {
      body: { user_id: 'usr_demo_customer', granted: true },
    });
    expect((await checkOutByClub(await prepareBooking(customer), '1')).json()).toMatchObject({
      status: true,
    });
    expect((await customer.send('PUT', '/api/v6/clubs/1/billing_request')).json()).toEqual({
      status: false,
      errors: ['already_granted'],
    });
  });

  it('EP-51 an order beyond the limit of the club is refused', async () => {
    const answer = await checkOutByClub(await prepareBooking(admin), '2');
    expect(answer.json()).toEqual({ status: false, order_id: null, error: 'club_limit_reached' });
    expect(await owed(2)).toBe(0);
  });

  it('OPEN-39 club billing chosen before signing in continues after it', async () => {
    const guest = await shop.browser();
    const booking = await prepareBooking(guest);
    const early = await checkOutByClub(booking, '1', {
      body: { payment_method_type: 'clubBillingUnLogged' },
    });
    expect([early.statusCode, early.json().code]).toEqual([401, 'not_signed_in']);
    await guest.signIn('admin');
    const answer = await checkOutByClub(booking, '1', {
      body: { payment_method_type: 'clubBillingUnLogged' },
    });
    expect(answer.json()).toMatchObject({ status: true, order_id: booking.orderId });
  });

  it.each([
    ['', 422, 'form_incomplete'],
    ['one', 422, 'form_incomplete'],
    ['999999', 403, 'club_billing_not_allowed'],
    ['1'.repeat(13), 400, 'malformed'],
  ])('VL-31 EP-51 an order that bills the club %j is refused', async (club, status, code) => {
    const answer = await checkOutByClub(await prepareBooking(pro), club);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });
});
