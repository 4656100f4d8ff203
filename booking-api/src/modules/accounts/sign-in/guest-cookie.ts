import { hashSecret, newSecret } from '../../../platform/security/secrets.ts';
import type { Session } from '../../../platform/security/session.ts';
import { asSession, tokenOf } from './as-session.ts';

/**
 * A guest's cookie: its issue time, and a secret. Its hash names the guest's session from the first page on,
 * so nothing changes for the page once a row is written. No account's session has this form.
 */
const form = /^g([0-9a-z]{6,8})\.[\w-]{43}$/;

export const newGuestSecret = (now: number): string =>
  `g${Math.floor(now / 1000).toString(36)}.${newSecret()}`;

export const isGuestSecret = (secret: string): boolean => form.test(secret);

/**
 * Whether a guest's cookie without a row is still a session. One issued before `since` is not: its row may
 * have been deleted after the guest was away too long, and its data does not return.
 */
export function isFreshGuest(secret: string, since: number): boolean {
  const timestamp = form.exec(secret)?.[1];
  return timestamp !== undefined && Number.parseInt(timestamp, 36) * 1000 > since;
}

/** The session of a guest without a row in the database. */
export const unkeptGuest = (secret: string): Session => ({
  ...asSession({ idHash: hashSecret(secret), user: null }, tokenOf(secret)),
  kept: false,
});
