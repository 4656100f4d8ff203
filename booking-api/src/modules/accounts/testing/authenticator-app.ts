import { generateSync } from 'otplib';
import type { Browser } from '../../../testing/test-app.ts';
import type { AccountServer } from './account-server.ts';

/** The code that an authenticator app shows for a secret, `seconds` from the server's time. */
export const codeOf = ({ context }: AccountServer, secret: string, seconds = 0): string =>
  generateSync({ secret, epoch: Math.floor(context.clock.now() / 1000) + seconds });

/** Six digits that no app shows within minutes of the current time. */
export function wrongCodeOf(server: AccountServer, secret: string): string {
  const near = new Set([-60, -30, 0, 30, 60].map((seconds) => codeOf(server, secret, seconds)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? '';
}

const post = async (browser: Browser, path: string, body: object) =>
  browser.send('POST', `/api/v6/second_factor${path}`, { body });

/** Adds an app to the account that is signed in to in a browser. */
export async function addApp(server: AccountServer, browser: Browser) {
  const { secret } = (await post(browser, '/authenticator/options', {})).json();
  const kept = await post(browser, '/authenticator', { code: codeOf(server, secret) });
  if (kept.statusCode !== 200) throw new Error(`no app was added: ${kept.body}`);
  return { secret: String(secret), recoveryCodes: kept.json().recovery_codes as string[] };
}
