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

/** Locks the account's row until the commit. False when its password is no longer the one that was proven. */
export async function lockProvenPassword(trx: Queries, userId: string, provenHash: string): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row?.password_hash === provenHash;
}

/** Puts another password in place: sessions, links and known browsers of the account end with the old one. */
export async function replacePassword(trx: Queries, userId: string, passwordHash: string): Promise<void> {
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
  await endSessions(trx, userId);
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await trx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

/** A link's token; only its hash is stored. */
export async function openReset(
  db: Queries,
  reset: { userId: string; now: string; expiresAt: string },
): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('password_resets')
    .values({
      token_hash: hashSecret(token),
      user_id: reset.userId,
      created_at: reset.now,
      expires_at: reset.expiresAt,
    })
    .execute();
  return token;
}

/** The mail of whose link would still be taken, or undefined; reading does not use it up. */
export async function mailOfReset(db: Queries, token: string, now: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select('users.email')
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.email;
}

/**
 * Uses a link up and sets the password: the account's id, or undefined when the link is used, expired or unknown. A
 * person with the link reads the account's mail, so this also verifies the address.
 */
export function spendReset(
  db: Database,
  token: string,
  passwordHash: string,
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
    const used = await trx
      .deleteFrom('password_resets')
      .where('token_hash', '=', hashSecret(token))
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst();
    if (!used) return undefined;
    await replacePassword(trx, used.user_id, passwordHash);
    const first = await trx
      .updateTable('users')
      .set({ email_verified_at: now })
      .where('id', '=', used.user_id)
      .where('email_verified_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    // Passkeys from before may be of somebody else who opened the account in wait for this person.
    if (first) await forgetPasskeys(trx, used.user_id);
    return used.user_id;
  });
}
