import { startPerFile } from '../../testing/server-per-file.ts';
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
  it('EP-57 only accounts with a verified email may ask, since a club identifies people by it', async () => {
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
});
