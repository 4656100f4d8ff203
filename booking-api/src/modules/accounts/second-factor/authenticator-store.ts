import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { Sealer } from '../../../platform/security/sealed.ts';
import { stepOfCode } from './authenticator-code.ts';

const offerMinutes = 15;
const offerTries = 10;
type Shown = { sessionHash: Buffer; userId: string; secret: string };

/** When an account got its authenticator app, an ISO instant; undefined without an app. */
export async function authenticatorSince(db: Queries, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('authenticators')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.created_at;
}

/** Stores the secret that a browser is shown, replacing the previous one. */
export async function keepOffer(
  db: Queries,
  sealer: Sealer,
  { sessionHash, userId, secret }: Shown,
  now: number,
): Promise<void> {
  const row = {
    user_id: userId,
    sealed_secret: sealer.seal(secret, userId),
    tries: 0,
    expires_at: new Date(now + offerMinutes * 60_000).toISOString(),
  };
  await db
    .insertInto('authenticator_offers')
    .values({ session_hash: sessionHash, ...row })
    .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(row))
    .execute();
}

/** The secret shown to a browser that it may still confirm; each read counts as a try. */
export async function openOffer(
  db: Queries,
  sealer: Sealer,
  { sessionHash, userId }: Omit<Shown, 'secret'>,
  now: string,
): Promise<{ secret: string; sealed: Buffer } | undefined> {
  const row = await db
    .updateTable('authenticator_offers')
    .set({ tries: sql<number>`tries + 1` })
    .where('session_hash', '=', sessionHash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .returning(['sealed_secret', 'tries'])
    .executeTakeFirst();
  if (!row || row.tries > offerTries) return undefined;
  return { secret: sealer.open(row.sealed_secret, userId), sealed: row.sealed_secret };
}

/**
 * Confirms the app of an account. False when the offer was used already, or when the account has an app that
 * this one may not replace: someone who only knows the password must not replace it with their own.
 */
export async function keepAuthenticator(
  trx: Queries,
  { sessionHash, userId }: Omit<Shown, 'secret'>,
  { sealed, step, now, mayReplace }: { sealed: Buffer; step: number; now: string; mayReplace: boolean },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('authenticator_offers')
    .where('session_hash', '=', sessionHash)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  const row = { sealed_secret: sealed, last_step: step, created_at: now };
  const saved = await trx
    .insertInto('authenticators')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) =>
      mayReplace ? conflict.column('user_id').doUpdateSet(row) : conflict.column('user_id').doNothing(),
    )
    .returning('user_id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Accepts the current code of an account's app, once: of two simultaneous uses only one succeeds. */
export async function spendAuthenticatorCode(
  db: Queries,
  sealer: Sealer,
  { userId, code, now }: { userId: string; code: string; now: number },
): Promise<boolean> {
  const authenticator = await db
    .selectFrom('authenticators')
    .select(['sealed_secret', 'last_step'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!authenticator) return false;
  const secret = sealer.open(authenticator.sealed_secret, userId);
  const step = stepOfCode(code, { secret, now, after: Number(authenticator.last_step) });
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes the app and the recovery codes; false when there was no app. */
export async function forgetAuthenticator(db: Queries, userId: string): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const { numDeletedRows } = await db
    .deleteFrom('authenticators')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
