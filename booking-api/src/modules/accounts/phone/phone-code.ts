import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { inE164 } from '../../../integrations/sms/in-e164.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { hashSecret, sameBytes } from '../../../platform/security/secrets.ts';

/** Minutes that a number sent to a phone is good for, and how often it may be mistyped. */
export const codeMinutes = 10;
const tries = 5;

/** The hash stored for a phone, the same for every way to write it. */
export const phoneKey = (phone: string): string => hashSecret(inE164(phone)).toString('base64url');

const hashCode = (phone: string, code: string): Buffer => hashSecret(`${phoneKey(phone)}:${code}`);

/** Makes a code for a phone, in place of any before it; only its hash is stored. */
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

/** Whether a number was sent to this phone. Every asking counts; after five the number is worth nothing. */
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
