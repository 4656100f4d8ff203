import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { inE164 } from '../../../integrations/sms/in-e164.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { hashSecret, sameBytes } from '../../../platform/security/secrets.ts';

/** Minutes for which a texted code is valid, and how often it may be mistyped. */
export const codeMinutes = 10;
const tries = 5;

/** The hash stored for a phone, the same for every notation of it. */
export const phoneKey = (phone: string): string => hashSecret(inE164(phone)).toString('base64url');

const hashCode = (phone: string, code: string): Buffer => hashSecret(`${phoneKey(phone)}:${code}`);

/** Makes a code for a phone, replacing any earlier code; only its hash is stored. */
export async function newPhoneCode(
  db: Queries,
  phone: string,
  at: { now: string; expiresAt: string },
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = {
    code_hash: hashCode(phone, code),
    tries: 0,
    created_at: at.now,
    expires_at: at.expiresAt,
  };
  await db
    .insertInto('phone_verifications')
    .values({ phone: phoneKey(phone), ...row })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet(row))
    .execute();
  return code;
}

/** Whether this code was sent to this phone. Every check counts; after five the code is worthless. */
export async function checkPhoneCode(
  db: Queries,
  phone: string,
  code: string,
  now: string,
): Promise<boolean> {
  const row = await db
    .updateTable('phone_verifications')
    .set({ tries: sql<number>`tries + 1` })
    .where('phone', '=', phoneKey(phone))
    .where('expires_at', '>', now)
    .returning(['code_hash', 'tries'])
    .executeTakeFirst();
  return row !== undefined && row.tries <= tries && sameBytes(row.code_hash, hashCode(phone, code.trim()));
}

export async function forgetPhoneCode(db: Queries, phone: string): Promise<void> {
  await db.deleteFrom('phone_verifications').where('phone', '=', phoneKey(phone)).execute();
}
