import type { Database, Queries } from '../../platform/database.ts';
import { adoptCarts } from '../carts/adopt-carts.ts';
import { sweepDevices } from './known-devices.ts';
import { type Account, accountColumns, findAccount } from './store.ts';

export type StoredSession = { idHash: Buffer; seenAt: string; expiresAt: string; user: Account | null };

const sessionColumns = [
  'sessions.id_hash as idHash',
  'sessions.seen_at as seenAt',
  'sessions.expires_at as expiresAt',
  ...accountColumns,
] as const;

/** A session by the hash of its cookie, or by that of its X-User-Token. */
export async function findSession(
  db: Database,
  by: 'id_hash' | 'user_token_hash',
  hash: Buffer,
): Promise<StoredSession | undefined> {
  const row = await db
    .selectFrom('sessions')
    .leftJoin('users', 'users.id', 'sessions.user_id')
    .select(sessionColumns)
    .where(`sessions.${by}`, '=', hash)
    .executeTakeFirst();
  if (!row) return undefined;
  const {
    idHash,
    seenAt,
    expiresAt,
    id,
    email,
    firstName,
    lastName,
    phone,
    role,
    clubId,
    termsVersion,
    social,
  } = row;
  if (
    id === null ||
    email === null ||
    firstName === null ||
    lastName === null ||
    phone === null ||
    role === null
  ) {
    return { idHash, seenAt, expiresAt, user: null };
  }
  const user = { id, email, firstName, lastName, phone, role, clubId, termsVersion, social };
  return { idHash, seenAt, expiresAt, user };
}

export type NewSession = {
  idHash: Buffer;
  userTokenHash: Buffer | null;
  userId: string | null;
  now: string;
  expiresAt: string;
};

const insertSession = (db: Queries, session: NewSession) =>
  db
    .insertInto('sessions')
    .values({
      id_hash: session.idHash,
      user_token_hash: session.userTokenHash,
      user_id: session.userId,
      created_at: session.now,
      seen_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();

export async function openGuestSession(db: Database, session: NewSession): Promise<void> {
  await insertSession(db, session);
}

/**
 * Opens an account's session in place of the present one, whose carts become the account's. Undefined when the
 * password that was proven is no longer the account's: the row is held until the commit, so that a new password
 * either ends this session too or is seen here.
 */
export function openAccountSession(
  db: Database,
  session: NewSession & { userId: string },
  from: { idHash: Buffer; guest: boolean } | null,
  provenHash: string | undefined,
): Promise<Account | undefined> {
  return db.transaction().execute(async (trx) => {
    const holder = await trx
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', session.userId)
      .forShare()
      .executeTakeFirst();
    if (!holder || (provenHash !== undefined && holder.password_hash !== provenHash)) return undefined;
    await insertSession(trx, session);
    if (from?.guest) await adoptCarts(trx, from.idHash, session.userId);
    if (from) await deleteSession(trx, from.idHash);
    return findAccount(trx, session.userId);
  });
}

export async function touchSession(db: Database, idHash: Buffer, now: string): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: now }).where('id_hash', '=', idHash).execute();
}

export async function deleteSession(db: Queries, idHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
}

/** Ends every session of an account. */
export async function endSessions(db: Queries, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function sweepSessions(db: Database, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', now).execute();
  await db.deleteFrom('sign_in_flows').where('expires_at', '<', now).execute();
  await db.deleteFrom('phone_verifications').where('expires_at', '<', now).execute();
  await sweepDevices(db, Date.parse(now));
}
