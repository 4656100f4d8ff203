import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction, Queries } from '../../../platform/database/database.ts';
import { devicesOf } from '../devices/device-store.ts';
import { accountMailJob } from '../mails/jobs.ts';
import { passkeysOf } from '../passkeys/passkey-store.ts';
import { findPasswordHash } from '../password/password-store.ts';
import { authenticatorSince, forgetAuthenticator } from '../second-factor/authenticator-store.ts';
import { noPassword } from './password.ts';

const nobodys = Buffer.alloc(0);

/** How a user signs in: sessions, passkeys, and since when an app is required. It reveals no secrets. */
export async function signInMethodsOf(db: Queries, userId: string, now: number) {
  const [sessions, passkeys, since] = await Promise.all([
    devicesOf(db, { userId, idHash: nobodys }, now),
    passkeysOf(db, userId),
    authenticatorSince(db, userId),
  ]);
  return {
    sessions: sessions.map(({ device, signed_in_at, seen_at }) => ({ device, signed_in_at, seen_at })),
    passkeys: passkeys.map(({ name, created_at, last_used_at }) => ({ name, created_at, last_used_at })),
    second_factor_since: since ?? null,
  };
}

/** Whether the account has a password; codes, passkeys and providers sign in without one. */
export const hasPassword = async (db: Queries, userId: string): Promise<boolean> =>
  (await findPasswordHash(db, userId)) !== noPassword;

/** Mails the link for setting a new password. */
export const mailPasswordLink = (
  { jobs }: AppContext,
  trx: DatabaseTransaction,
  userId: string,
  brand: string,
) => jobs.enqueue(trx, accountMailJob, { kind: 'reset-password', userId, brand });

/** Removes a user's authenticator app, and notifies them; false when there was no app. */
export async function removeSecondFactor(
  { jobs }: AppContext,
  trx: DatabaseTransaction,
  userId: string,
  brand: string,
): Promise<boolean> {
  if (!(await forgetAuthenticator(trx, userId))) return false;
  await jobs.enqueue(trx, accountMailJob, { kind: 'second-factor-off', userId, brand });
  return true;
}
