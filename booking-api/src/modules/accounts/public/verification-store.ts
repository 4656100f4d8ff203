import { sql } from 'kysely';
import type { Database, Queries } from '../../../platform/database/database.ts';
import { hashSecret, newSecret } from '../../../platform/security/secrets.ts';

/** The email and account that a link was sent for. */
export type Verification = { userId: string; email: string };

/** Whether the address of an account is verified. */
export async function isVerified(db: Queries, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  return (row?.email_verified_at ?? null) !== null;
}

/** Whether an account was asked to verify its address, and has not. */
export async function isUnanswered(db: Queries, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .where('verification_asked_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** A link's token; only its hash is stored. */
export async function openVerification(
  db: Queries,
  { userId, email, now, expiresAt }: Verification & { now: string; expiresAt: string },
): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('email_verifications')
    .values({ token_hash: hashSecret(token), user_id: userId, email, created_at: now, expires_at: expiresAt })
    .execute();
  return token;
}

/** What a link would verify, or undefined; reading does not use it up. A changed address ends its links. */
export async function verificationOf(
  db: Queries,
  token: string,
  now: string,
): Promise<Verification | undefined> {
  return db
    .selectFrom('email_verifications')
    .innerJoin('users', 'users.id', 'email_verifications.user_id')
    .select(['users.id as userId', 'users.email as email'])
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now)
    .whereRef('users.email', '=', 'email_verifications.email')
    .executeTakeFirst();
}

/**
 * Uses a link up, and all other links of the account; false when it expired or belongs to another account.
 */
export function spendVerification(
  db: Database,
  token: string,
  userId: string,
  now: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const found = await verificationOf(trx, token, now);
    if (found?.userId !== userId) return false;
    const used = await trx
      .deleteFrom('email_verifications')
      .where('user_id', '=', userId)
      .returning('token_hash')
      .execute();
    if (!used.some(({ token_hash }) => token_hash.equals(hashSecret(token)))) return false;
    await trx
      .updateTable('users')
      .set({ email_verified_at: sql<string>`coalesce(email_verified_at, ${now})` })
      .where('id', '=', userId)
      .execute();
    return true;
  });
}

/** The email that a user confirmed; '' without one. */
export async function confirmedEmail(db: Queries, userId: string): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return row?.email ?? '';
}
