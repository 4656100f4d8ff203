import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { AccountTables } from '../tables.ts';

const minutes = 10;
/** Wrong codes after which the first factor is required again. */
export const stepTries = 5;

export type WantedStep = AccountTables['sign_in_steps']['wants'];
/** A sign-in with a correct first factor. */
export type SignInStep = {
  userId: string;
  wants: WantedStep;
  /** The password hash that was proven; null for another first factor. */
  provenHash: string | null;
  withToken: boolean;
};

/** Stores what a browser has proven so far, replacing earlier proofs. */
export async function keepStep(
  db: Queries,
  sessionHash: Buffer,
  { userId, wants, provenHash, withToken }: SignInStep,
  now: number,
): Promise<void> {
  const row = {
    user_id: userId,
    wants,
    proven_hash: provenHash,
    with_token: withToken,
    tries: 0,
    expires_at: new Date(now + minutes * 60_000).toISOString(),
  };
  await db
    .insertInto('sign_in_steps')
    .values({ session_hash: sessionHash, ...row })
    .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(row))
    .execute();
}

const columns = [
  'user_id as userId',
  'wants',
  'proven_hash as provenHash',
  'with_token as withToken',
  'tries',
] as const;

/** The pending sign-in of this browser; undefined without one or it expired. */
export const findStep = (
  db: Queries,
  sessionHash: Buffer,
  wants: WantedStep,
  now: string,
): Promise<SignInStep | undefined> =>
  db
    .selectFrom('sign_in_steps')
    .select(columns)
    .where('session_hash', '=', sessionHash)
    .where('wants', '=', wants)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** The same for a code: it counts as a try before the comparison, and the last try ends it. */
export const tryStep = (
  db: Queries,
  sessionHash: Buffer,
  now: string,
): Promise<(SignInStep & { tries: number }) | undefined> =>
  db
    .updateTable('sign_in_steps')
    .set({ tries: sql<number>`tries + 1` })
    .where('session_hash', '=', sessionHash)
    .where('wants', '=', 'code')
    .where('tries', '<', stepTries)
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst();

export async function endStep(db: Queries, sessionHash: Buffer): Promise<void> {
  await db.deleteFrom('sign_in_steps').where('session_hash', '=', sessionHash).execute();
}

export async function sweepSteps(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('sign_in_steps').where('expires_at', '<', now).execute();
  await db.deleteFrom('authenticator_offers').where('expires_at', '<', now).execute();
}
