import { randomBytes } from 'node:crypto';
import type { Queries } from '../../../platform/database/database.ts';
import { hashSecret } from '../../../platform/security/secrets.ts';

const many = 10;
/** Without letters that are easily confused (RFC 4648’s own alphabet lacks 0, 1, 8 and 9). */
const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** 80 random bits in four groups of four: too many to guess even with the hashes. */
function newCode(): string {
  const text = Array.from(randomBytes(16), (byte) => letters[byte & 31]).join('');
  return text.match(/.{4}/g)?.join('-') ?? text;
}

/** Reads a code as people type it: with or without dashes, in any case. */
const plain = (typed: string): string => typed.toLowerCase().replace(/[^a-z2-7]/g, '');
const hashCode = (userId: string, code: string): Buffer => hashSecret(`${userId}:${plain(code)}`);

/** Replaces the recovery codes of an account; only their hashes are kept. */
export async function renewCodes(db: Queries, userId: string): Promise<string[]> {
  const codes = Array.from({ length: many }, newCode);
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ code_hash: hashCode(userId, code), user_id: userId })))
    .execute();
  return codes;
}

/** Uses a recovery code up; false when the account does not have it. */
export async function spendRecoveryCode(db: Queries, userId: string, typed: string): Promise<boolean> {
  if (plain(typed).length !== 16) return false;
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('code_hash', '=', hashCode(userId, typed))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function codesLeft(db: Queries, userId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(row?.left ?? 0);
}
