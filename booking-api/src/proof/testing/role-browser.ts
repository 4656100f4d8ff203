import type { Role } from '@sendahead/shared-contracts/call/access';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import type { Browser, TestApp } from '../../testing/test-app.ts';

const userOf: Record<Role, string | null> = {
  guest: null,
  consumer: 'usr_demo_customer',
  pro: 'usr_demo_pro',
  admin: 'usr_demo_admin',
  admin_plus: 'usr_demo_adminplus',
  carrier_admin: 'usr_demo_carrieradmin',
};

/** A browser that is signed in as somebody of a role, without the costly check of a password. */
export async function browserOf(server: TestApp, role: Role): Promise<Browser> {
  const browser = await server.browser();
  const secret = newSecret();
  const { db, clock } = server.context;
  await db
    .insertInto('sessions')
    .values({
      id_hash: hashSecret(secret),
      user_id: userOf[role],
      created_at: clock.instant(),
      seen_at: clock.instant(),
      expires_at: new Date(clock.now() + 3_600_000).toISOString(),
    })
    .execute();
  browser.cookie = `session=${secret}`;
  browser.csrf = (await browser.send('GET', '/api/v6/session')).json().csrf_token;
  return browser;
}
