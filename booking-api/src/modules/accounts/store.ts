import type { Role } from '@sendahead/shared-contracts/call/access';
import { sql } from 'kysely';
import type { Database, Queries } from '../../platform/database.ts';

/** An account as the rest of the server knows it; the password hash stays in this file. */
export type Account = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  role: Exclude<Role, 'guest'>;
  clubId: number | null;
  termsVersion: string | null;
};

export type StoredSession = { seenAt: string; expiresAt: string; user: Account | null };

const accountColumns = [
  'users.id as id',
  'users.email as email',
  'users.first_name as firstName',
  'users.last_name as lastName',
  'users.phone as phone',
  'users.role as role',
  'users.club_id as clubId',
  'users.terms_version as termsVersion',
] as const;

export async function findAccount(db: Queries, id: string): Promise<Account | undefined> {
  return db.selectFrom('users').select(accountColumns).where('id', '=', id).executeTakeFirst();
}

/** The account of a mail address, whatever its capitals. */
export async function findByEmail(
  db: Queries,
  email: string,
): Promise<(Account & { passwordHash: string }) | undefined> {
  return db
    .selectFrom('users')
    .select([...accountColumns, 'users.password_hash as passwordHash'])
    .where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst();
}

export type NewAccount = {
  id: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  phone: string;
  role: Exclude<Role, 'guest'>;
  termsVersion: string | null;
  now: string;
};

/** False when the mail address is taken. */
export async function insertAccount(db: Queries, account: NewAccount): Promise<boolean> {
  const row = await db
    .insertInto('users')
    .values({
      id: account.id,
      email: account.email,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      phone: account.phone,
      role: account.role,
      club_id: null,
      terms_version: account.termsVersion,
      terms_accepted_at: account.termsVersion === null ? null : account.now,
      created_at: account.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function recordTerms(db: Queries, userId: string, version: string, now: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ terms_version: version, terms_accepted_at: now })
    .where('id', '=', userId)
    .execute();
}

export async function findSession(db: Database, idHash: Buffer): Promise<StoredSession | undefined> {
  const row = await db
    .selectFrom('sessions')
    .leftJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.seen_at as seenAt', 'sessions.expires_at as expiresAt', ...accountColumns])
    .where('sessions.id_hash', '=', idHash)
    .executeTakeFirst();
  if (!row) return undefined;
  const { seenAt, expiresAt, id, email, firstName, lastName, phone, role, clubId, termsVersion } = row;
  if (
    id === null ||
    email === null ||
    firstName === null ||
    lastName === null ||
    phone === null ||
    role === null
  ) {
    return { seenAt, expiresAt, user: null };
  }
  return { seenAt, expiresAt, user: { id, email, firstName, lastName, phone, role, clubId, termsVersion } };
}

export async function createSession(
  db: Database,
  session: { idHash: Buffer; userId: string | null; now: string; expiresAt: string },
): Promise<Account | null> {
  await db
    .insertInto('sessions')
    .values({
      id_hash: session.idHash,
      user_id: session.userId,
      created_at: session.now,
      seen_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
  return session.userId === null ? null : ((await findAccount(db, session.userId)) ?? null);
}

export async function touchSession(db: Database, idHash: Buffer, now: string): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: now }).where('id_hash', '=', idHash).execute();
}

export async function deleteSession(db: Database, idHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
}

export async function sweepSessions(db: Database, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
}

export async function changeAccount(db: Queries, account: Account): Promise<void> {
  await db
    .updateTable('users')
    .set({ first_name: account.firstName, last_name: account.lastName, phone: account.phone })
    .where('id', '=', account.id)
    .execute();
}
