import { hashSecret, newSecret } from '../../../platform/security/secrets.ts';
import type { Session } from '../../../platform/security/session.ts';
import { asSession, tokenOf } from './as-session.ts';

/**
 * The cookie of a guest: when it was given, and a secret. Its hash names the guest's session from the first page on, so
 * nothing changes for the page once a row is written. No account's session has this form.
 */
const form = /^g([0-9a-z]{6,8})\.[\w-]{43}$/;

export const newGuestSecret = (now: number): string =>
  `g${Math.floor(now / 1000).toString(36)}.${newSecret()}`;

export const isGuestSecret = (secret: string): boolean => form.test(secret);

/**
 * Whether a guest's cookie without a row is a session still. Given before `since` it is not: its row may have been swept
 * because the guest was away too long, and what belonged to it does not come back.
 */
export function isFreshGuest(secret: string, since: number): boolean {
  const given = form.exec(secret)?.[1];
  return given !== undefined && Number.parseInt(given, 36) * 1000 > since;
}

/** The session of a guest of whom the database knows nothing. */
export const unkeptGuest = (secret: string): Session => ({
  ...asSession({ idHash: hashSecret(secret), user: null }, tokenOf(secret)),
  kept: false,
});
