import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Queries } from '../../../platform/database/database.ts';
import { hashSecret, newId, sameBytes } from '../../../platform/security/secrets.ts';

/** Minutes for which a mailed code is valid, and how often it may be tried. */
export const mailCodeMinutes = 10;
const tries = 5;

const hashCode = (id: string, code: string): Buffer => hashSecret(`${id}:${code}`);

/**
 * Opens a code for a browser, replacing any earlier code of that browser; null means for no account. Requests
 * in other browsers end no code. The code has no digits yet. Returns its id.
 */
export async function openMailCode(
  db: Database,
  row: { sessionHash: Buffer; userId: string | null; now: string; expiresAt: string },
): Promise<string> {
  const id = newId('sic');
  await db.transaction().execute(async (trx) => {
    await oneAtATime(trx, row.sessionHash);
    await trx.deleteFrom('sign_in_codes').where('session_hash', '=', row.sessionHash).execute();
    await trx
      .insertInto('sign_in_codes')
      .values({
        id,
        session_hash: row.sessionHash,
        user_id: row.userId,
        created_at: row.now,
        expires_at: row.expiresAt,
      })
      .execute();
  });
  return id;
}

/** When one browser asks twice at the same moment, the later request counts. */
async function oneAtATime(trx: Queries, sessionHash: Buffer): Promise<void> {
  const browser = `sign-in-code ${sessionHash.toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${browser}, 0))`.execute(trx);
}

/**
 * Gives an open code its digits, different ones each time; undefined when a newer code replaced it. Only
 * their hash is stored.
 */
export async function drawMailCode(db: Queries, id: string): Promise<string | undefined> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = await db
    .updateTable('sign_in_codes')
    .set({ code_hash: hashCode(id, code) })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row && code;
}

/**
 * The account whose code was mailed for this browser; undefined for any other. The query finds the row by the
 * browser and never by the digits. A separate statement counts each try before the comparison, and of two
 * simultaneous correct tries only one succeeds.
 */
export async function spendMailCode(
  db: Queries,
  sessionHash: Buffer,
  code: string,
  now: string,
): Promise<string | undefined> {
  const row = await db
    .updateTable('sign_in_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('session_hash', '=', sessionHash)
    .where('expires_at', '>', now)
    .returning(['id', 'code_hash', 'tries'])
    .executeTakeFirst();
  if (!row?.code_hash || row.tries > tries || !sameBytes(row.code_hash, hashCode(row.id, code)))
    return undefined;
  const spent = await db
    .deleteFrom('sign_in_codes')
    .where('id', '=', row.id)
    .returning('user_id')
    .executeTakeFirst();
  return spent?.user_id ?? undefined;
}

export async function sweepMailCodes(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('sign_in_codes').where('expires_at', '<', now).execute();
}
