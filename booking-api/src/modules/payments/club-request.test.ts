import { startPerFile } from '../../testing/server-per-file.ts';
import { prepareBooking } from '../../workflows/testing/booking.ts';
import { startShop } from '../../workflows/testing/shop.ts';

const shop = startPerFile(() => startShop());
const password = 'ride the lightning 9';
const somebody = {
  first_name: 'New',
  last_name: 'Comer',
  email: 'newcomer@example.test',
  password,
  password_confirmation: password,
  terms: true,
};

describe('asking a club to pay', () => {
  it('EP-57 only accounts with a verified email may ask, because a club identifies people by it', async () => {
    const browser = await shop.browser();
    const { user_id } = (await browser.send('POST', '/users', { body: { user: somebody } })).json();
    const { email } = somebody;
    const signedIn = await browser.send('POST', '/sessions', { body: { user: { email, password } } });
    browser.csrf = signedIn.json().akt;
    const request = async () => (await browser.send('PUT', '/api/v6/clubs/1/billing_request')).json();
    expect(await request()).toEqual({ status: false, errors: ['email_not_verified'] });
    const { db, clock } = shop.context;
    expect(await db.selectFrom('club_billing_requests').selectAll().execute()).toEqual([]);
    await db
      .updateTable('users')
      .set({ email_verified_at: clock.instant() })
      .where('id', '=', user_id)
      .execute();
    expect(await request()).toEqual({ status: true, errors: [] });
  });

  const askFor = async (who: 'admin' | 'customer') => {
    const browser = await shop.browser();
    await browser.signIn(who);
    return browser;
  };

  it('CO-98 attack 151 no one grants their own request; a colleague does', async () => {
    const asker = await askFor('admin');
    expect((await asker.send('PUT', '/api/v6/clubs/1/billing_request')).json().status).toBe(true);
    const decision = { body: { user_id: 'usr_demo_admin', granted: true } };
    const own = await asker.send('POST', '/api/v6/clubs/1/billing_decision', decision);
    expect([own.statusCode, own.json().code]).toEqual([403, 'own_billing_request']);
    const colleague = await shop.browser();
    await colleague.signIn('adminplus');
    const granted = await colleague.send('POST', '/api/v6/clubs/1/billing_decision', decision);
    expect(granted.json()).toEqual({ state: 'granted' });
  });

  it('CO-98 no one asks a club without an account, and a request is not granted after the account ended', async () => {
    const { db } = shop.context;
    const asker = await askFor('customer');
    const request = () => asker.send('PUT', '/api/v6/clubs/3/billing_request');
    expect((await request()).json()).toEqual({ status: false, errors: ['no_account'] });
    const info = await asker.send('GET', '/refactor/ship/payment_info', {
      query: { clubs: '1,3' },
      headers: { accept: 'application/json' },
    });
    expect(info.json().clubs_without_account).toEqual([3]);
    await db
      .insertInto('club_billing_requests')
      .values({
        user_id: 'usr_demo_customer',
        club_id: 3,
        state: 'requested',
        requested_at: '2026-11-20T10:00:00Z',
        decided_at: null,
        decided_by: null,
      })
      .execute();
    const admin = await askFor('admin');
    const answer = await admin.send('POST', '/api/v6/clubs/3/billing_decision', {
      body: { user_id: 'usr_demo_customer', granted: true },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'club_without_account']);
  });

  it('CO-98 a request names its booking, its customer and its amount, also on Today', async () => {
    const asker = await askFor('customer');
    const booking = await prepareBooking(asker);
    const query = { cart_id: booking.cartId };
    const headers = { 'x-cart-token': booking.token };
    await asker.send('PUT', '/api/v6/clubs/2/billing_request', { query, headers });
    const admin = await askFor('admin');
    const listed = (await admin.send('GET', '/api/v6/club_billing_requests')).json().requests;
    expect(listed.find((row: { club_id: number }) => row.club_id === 2)).toMatchObject({
      club_has_account: true,
      booking: {
        cart_id: booking.cartId,
        customer_id: 'usr_demo_customer',
        amount_cents: booking.totalCents,
      },
    });
    const today = (await admin.send('GET', '/api/v6/console/work')).json();
    expect(today.billing_requests).toEqual(listed);
    // Another user's booking is not named.
    await shop.context.db.deleteFrom('club_billing_requests').where('club_id', '=', 2).execute();
    const other = await askFor('admin');
    await other.send('PUT', '/api/v6/clubs/2/billing_request', { query });
    const unnamed = (await admin.send('GET', '/api/v6/club_billing_requests')).json().requests;
    expect(unnamed.find((row: { club_id: number }) => row.club_id === 2)).not.toHaveProperty('booking');
  });
});
