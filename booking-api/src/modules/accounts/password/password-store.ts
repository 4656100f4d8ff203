import type { Database, Queries } from '../../../platform/database/database.ts';
import { hashSecret, newSecret } from '../../../platform/security/secrets.ts';
import { forgetPasskeys } from '../passkeys/passkey-store.ts';
import { endSessions } from '../public/session-store.ts';

export async function findPasswordHash(db: Queries, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.password_hash;
}

/** Locks the account's row until the commit. False when the proven password is no longer current. */
export async function lockProvenPassword(trx: Queries, userId: string, provenHash: string): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row?.password_hash === provenHash;
}

/** Replaces the password: sessions, links and known browsers of the account end with the old one. */
export async function replacePassword(trx: Queries, userId: string, passwordHash: string): Promise<void> {
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
  await endSessions(trx, userId);
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await trx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

/** A link's token; only its hash is stored. */
export async function openReset(
  db: Queries,
  reset: { userId: string; now: string; expiresAt: string; invitation?: boolean },
): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('password_resets')
    .values({
      token_hash: hashSecret(token),
      user_id: reset.userId,
      created_at: reset.now,
      expires_at: reset.expiresAt,
      invitation: reset.invitation ?? false,
    })
    .execute();
  return token;
}

/** A link that is still valid: its account, and whether it is an invitation. */
export type OpenReset = { userId: string; email: string; invitation: boolean };

/** The link of a token, or undefined when it is used, expired or unknown; reading does not use it up. */
export const findReset = (db: Queries, token: string, now: string): Promise<OpenReset | undefined> =>
  db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id as userId', 'users.email', 'password_resets.invitation'])
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now)
    // CO-36: an invitation is only for the first sign-in; a week is too long for a link into an account in
    // use.
    .where((where) =>
      where.or([
        where('password_resets.invitation', '=', false),
        where('users.email_verified_at', 'is', null),
      ]),
    )
    .executeTakeFirst();

/**
 * Uses a link up and sets the password: the account's id, or undefined when the link is used, expired or
 * unknown. Null for the password leaves the account without one, which only an invitation does. Only the
 * owner of the mailbox has the link, so this also verifies the address.
 */
export function spendReset(
  db: Database,
  token: string,
  passwordHash: string | null,
  now: string,
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    // Locks the account first, as every change of a password does: two simultaneous links never deadlock.
    await trx
      .selectFrom('users')
      .innerJoin('password_resets', 'password_resets.user_id', 'users.id')
      .select('users.id')
      .where('password_resets.token_hash', '=', hashSecret(token))
      .forUpdate('users')
      .executeTakeFirst();
    const reset = await findReset(trx, token, now);
    if (!reset || (passwordHash === null && !reset.invitation)) return undefined;
    const { userId } = reset;
    if (passwordHash === null)
      await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
    else await replacePassword(trx, userId, passwordHash);
    const first = await trx
      .updateTable('users')
      .set({ email_verified_at: now })
      .where('id', '=', userId)
      .where('email_verified_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    // Earlier passkeys may belong to someone else who opened the account to trap this person.
    if (first) await forgetPasskeys(trx, userId);
    return userId;
  });
}
