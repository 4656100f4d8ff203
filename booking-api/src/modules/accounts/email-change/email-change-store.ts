import type { Database, Queries } from '../../../platform/database/database.ts';
import { hashSecret, newSecret } from '../../../platform/security/secrets.ts';
import { findByEmail } from '../public/store.ts';

/**
 * Records the requested address of an account; the latest request counts, and ends the links of earlier ones.
 */
export async function noteEmailChange(
  trx: Queries,
  change: { userId: string; email: string; now: string; expiresAt: string },
): Promise<void> {
  const row = { email: change.email, token_hash: null, asked_at: change.now, expires_at: change.expiresAt };
  await trx
    .insertInto('email_changes')
    .values({ user_id: change.userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/**
 * Makes the link's token for the pending address; undefined when no address is pending, or another account
 * already has it. Only its hash is stored.
 */
export async function openEmailChange(
  db: Queries,
  userId: string,
  now: string,
): Promise<{ email: string; token: string } | undefined> {
  const waiting = await db
    .selectFrom('email_changes')
    .select('email')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!waiting || (await findByEmail(db, waiting.email))) return undefined;
  const token = newSecret();
  await db
    .updateTable('email_changes')
    .set({ token_hash: hashSecret(token) })
    .where('user_id', '=', userId)
    .where('email', '=', waiting.email)
    .execute();
  return { email: waiting.email, token };
}

/**
 * Uses the link up: the account gets the new, verified address. Links sent to the old one end. Undefined when
 * the link expired, belongs to another account, or the address was taken in the meantime.
 */
export function spendEmailChange(
  db: Database,
  { token, userId, now }: { token: string; userId: string; now: string },
): Promise<string | undefined> {
  const change = db.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom('email_changes')
      .where('token_hash', '=', hashSecret(token))
      .where('user_id', '=', userId)
      .where('expires_at', '>', now)
      .returning('email')
      .executeTakeFirst();
    if (!used || (await findByEmail(trx, used.email))) return undefined;
    await trx
      .updateTable('users')
      .set({ email: used.email, email_verified_at: now })
      .where('id', '=', userId)
      .execute();
    await trx.deleteFrom('email_verifications').where('user_id', '=', userId).execute();
    await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
    return used.email;
  });
  return change.catch((error: unknown) => {
    if (isTakenAtOnce(error)) return undefined;
    throw error;
  });
}

/** Another account took the address in the same instant: the database accepts only one of them. */
const isTakenAtOnce = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23505';
