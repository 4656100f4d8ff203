import type { Role } from '@sendahead/shared-contracts/call/roles';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { Account as SignedInAccount } from '../../../platform/security/session.ts';

/** An account as the rest of the server sees it; the password hash does not leave this file. */
export type Account = SignedInAccount;

/** The columns of an Account. */
export const accountColumns = [
  'users.id as id',
  'users.email as email',
  'users.first_name as firstName',
  'users.last_name as lastName',
  'users.phone as phone',
  'users.role as role',
  'users.club_id as clubId',
  'users.terms_version as termsVersion',
  sql<boolean>`exists (select 1 from user_identities where user_identities.user_id = users.id)`.as('social'),
] as const;

export async function findAccount(db: Queries, id: string): Promise<Account | undefined> {
  return db.selectFrom('users').select(accountColumns).where('id', '=', id).executeTakeFirst();
}

/** Phones of accounts by their ids. */
export async function phonesOf(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'phone'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, phone }) => [id, phone]));
}

/** The account of a mail address, ignoring case. */
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

/** Which terms an account accepted, and when; null when it accepted none. */
export async function acceptedTermsOf(
  db: Queries,
  userId: string,
): Promise<{ version: string; accepted_at: string } | null> {
  const row = await db
    .selectFrom('users')
    .select(['terms_version as version', 'terms_accepted_at as accepted_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row && row.version !== null && row.accepted_at !== null
    ? { version: row.version, accepted_at: row.accepted_at }
    : null;
}

export async function changeAccount(db: Queries, account: Account): Promise<void> {
  await db
    .updateTable('users')
    .set({ first_name: account.firstName, last_name: account.lastName, phone: account.phone })
    .where('id', '=', account.id)
    .execute();
}

/** Which of these accounts exist and are not deleted. */
export async function livingAmong(db: Queries, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
