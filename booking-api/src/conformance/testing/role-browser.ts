import type { Role } from '@sendahead/shared-contracts/call/roles';
import { sessionOf } from '../../security/session-of-role.ts';
import type { Browser, TestApp } from '../../testing/test-app.ts';

/** A browser that is signed in with a role, without the expensive password check. */
export async function browserOf(server: TestApp, role: Role): Promise<Browser> {
  const browser = await server.browser();
  const { cookie, 'x-csrf-token': csrf } = await sessionOf(server, role);
  browser.cookie = cookie;
  browser.csrf = csrf;
  return browser;
}
