import type { Queries } from '../../../platform/database/database.ts';
import type { AccountTables } from '../tables.ts';

type Purpose = AccountTables['passkey_challenges']['purpose'];
/** The challenge for a browser to sign; `userHandle` belongs to a passkey that does not exist yet. */
export type Challenge = { challenge: string; userHandle: string | null };

/** Stores the challenge of a session's browser, replacing the previous one. */
export async function keepChallenge(
  db: Queries,
  {
    sessionHash,
    purpose,
    challenge,
    userHandle,
    expiresAt,
  }: Challenge & {
    sessionHash: Buffer;
    purpose: Purpose;
    expiresAt: string;
  },
): Promise<void> {
  const row = { challenge, user_handle: userHandle, expires_at: expiresAt };
  await db
    .insertInto('passkey_challenges')
    .values({ session_hash: sessionHash, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['session_hash', 'purpose']).doUpdateSet(row))
    .execute();
}

/**
 * Uses up the challenge of a session's browser, whether or not the answer is right; undefined without one, or
 * when it expired.
 */
export async function takeChallenge(
  db: Queries,
  sessionHash: Buffer,
  purpose: Purpose,
  now: string,
): Promise<Challenge | undefined> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('session_hash', '=', sessionHash)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'user_handle as userHandle', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row : undefined;
}

/** The passkeys of an account on every brand's host, newest first. */
export const passkeysOf = (db: Queries, userId: string) =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at', 'desc').execute();

export const findPasskey = (db: Queries, id: string, rpId: string) =>
  db.selectFrom('passkeys').selectAll().where('id', '=', id).where('rp_id', '=', rpId).executeTakeFirst();

/** Stores a passkey; false when its id is already known. */
export async function insertPasskey(
  db: Queries,
  passkey: Omit<AccountTables['passkeys'], 'last_used_at'>,
): Promise<boolean> {
  const row = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function notePasskeyUse(db: Queries, id: string, signCount: number, now: string): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ sign_count: signCount, last_used_at: now })
    .where('id', '=', id)
    .execute();
}

/** Ends all passkeys of an account. */
export async function forgetPasskeys(db: Queries, userId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}

/** False where the account has no such passkey. */
export async function deletePasskey(db: Queries, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
