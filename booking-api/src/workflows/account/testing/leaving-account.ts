import { startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { settled } from '../../testing/settled.ts';
import { startShop } from '../../testing/shop.ts';

/** New accounts on one server, and the call that deletes one. */
export function leavingAccount() {
  const shop = startPerFile(startShop);
  beforeEach(() => shop.context.db.deleteFrom('throttle').execute());

  const password = 'ride the lightning 9';
  let people = 0;
  /** Registers and signs in, in a browser that may already have a booking. */
  async function newcomer(own?: Browser) {
    people += 1;
    const email = `leaver-${people}@example.test`;
    const browser = own ?? (await shop.browser());
    const user = {
      first_name: 'Lee',
      last_name: 'Ver',
      email,
      password,
      password_confirmation: password,
      terms: true,
    };
    const { user_id } = (await browser.send('POST', '/users', { body: { user } })).json();
    const answer = await browser.send('POST', '/sessions', { body: { user: { email, password } } });
    browser.csrf = answer.json().akt;
    return { browser, email, userId: String(user_id) };
  }
  const leave = (browser: Browser, current_password = password) =>
    browser.send('POST', '/api/v6/account/deletion', { body: { current_password } });
  /** Makes an account's bags arrive, and settles its money. */
  async function arrived(userId: string): Promise<void> {
    const { db } = shop.context;
    const { id } = await db
      .updateTable('orders')
      .set({ state: 'delivered' })
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirstOrThrow();
    await settled(shop, id);
  }

  return { shop, password, newcomer, leave, arrived };
}
