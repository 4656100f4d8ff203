import { type Role, staffRoles } from '@sendahead/shared-contracts/call/roles';
import type { Database, DatabaseTransaction, Queries } from '../../../platform/database/database.ts';
import { referenceState } from '../../../platform/database/reference.ts';
import { sweepHandovers } from '../handover/handover-store.ts';
import { sweepMailCodes } from '../mail-code/mail-code-store.ts';
import { sweepSteps } from '../second-factor/sign-in-step-store.ts';
import { sweepDevices } from '../sign-in/known-devices.ts';
import { sweepPuzzles } from '../sign-in/puzzles.ts';
import { type Account, accountColumns, findAccount } from './store.ts';

export type StoredSession = {
  idHash: Buffer;
  seenAt: string;
  expiresAt: string;
  /** How the session was opened; the network is null except for staff. */
  device: string | null;
  network: string | null;
  user: Account | null;
  /** The reference data version at that moment: most calls need it next, which saves a query. */
  reference: string;
};

const sessionColumns = [
  'sessions.id_hash as idHash',
  'sessions.seen_at as seenAt',
  'sessions.expires_at as expiresAt',
  'sessions.device as device',
  'sessions.network as network',
  referenceState.as('reference'),
  ...accountColumns,
] as const;

/** The column that finds a session: the hash of its cookie, or of its X-User-Token. */
export type SessionHashColumn = 'id_hash' | 'user_token_hash';

const sessionBy = (db: Queries, by: SessionHashColumn, hash: Buffer) =>
  db
    .selectFrom('sessions')
    .leftJoin('users', 'users.id', 'sessions.user_id')
    .select(sessionColumns)
    .where(`sessions.${by}`, '=', hash);

/**
 * Finds a session in its current state. The server caches nothing about users, so that signing out, on any
 * server, ends a session for the next request.
 */
export async function findSession(
  db: Database,
  by: SessionHashColumn,
  hash: Buffer,
): Promise<StoredSession | undefined> {
  const row = await sessionBy(db, by, hash).executeTakeFirst();
  return row && storedSession(row);
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionBy>['executeTakeFirstOrThrow']>>;

function storedSession(row: SessionRow): StoredSession {
  const {
    reference,
    idHash,
    seenAt,
    expiresAt,
    device,
    network,
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
    return { idHash, seenAt, expiresAt, device, network, user: null, reference };
  }
  const user = { id, email, firstName, lastName, phone, role, clubId, termsVersion, social };
  return { idHash, seenAt, expiresAt, device, network, user, reference };
}

export type NewSession = {
  idHash: Buffer;
  userTokenHash: Buffer | null;
  userId: string | null;
  now: string;
  expiresAt: string;
  /** Browser and system, such as `Chrome on Windows`; null when unknown. */
  device: string | null;
  /** The network that the session was opened from; kept for staff only. */
  network: string;
};

/** Staff must sign in again each day. */
const staffSessionMs = 12 * 3_600_000;

/** Moves the data of a guest's session to an account, in the transaction that signs in. */
export type AdoptGuestRecords = (
  trx: DatabaseTransaction,
  sessionHash: Buffer,
  userId: string,
) => Promise<void>;

function insertSession(db: Queries, session: NewSession, role: Role | null) {
  const isStaff = role !== null && staffRoles.includes(role);
  const longest = new Date(Date.parse(session.now) + staffSessionMs).toISOString();
  return (
    db
      .insertInto('sessions')
      .values({
        id_hash: session.idHash,
        user_token_hash: session.userTokenHash,
        user_id: session.userId,
        created_at: session.now,
        seen_at: session.now,
        expires_at: isStaff && longest < session.expiresAt ? longest : session.expiresAt,
        device: session.device,
        network: isStaff ? session.network : null,
      })
      // Two requests of a guest may each be the first to store something.
      .onConflict((conflict) => conflict.column('id_hash').doNothing())
      .execute()
  );
}

export async function openGuestSession(db: Database, session: NewSession): Promise<void> {
  await insertSession(db, session, null);
}

/**
 * Opens an account's session in place of the current one and adopts the guest's data. Undefined when the
 * proven password is no longer the account's, or when staff block the account. The row is locked until the
 * commit, so that a new password either ends this session too or is visible here.
 */
export function openAccountSession(
  db: Database,
  session: NewSession & { userId: string },
  from: { idHash: Buffer; guest: boolean } | null,
  { provenHash, adopt }: { provenHash: string | undefined; adopt: AdoptGuestRecords },
): Promise<Account | undefined> {
  return db.transaction().execute(async (trx) => {
    const holder = await trx
      .selectFrom('users')
      .select(['password_hash', 'role', 'disabled'])
      .where('id', '=', session.userId)
      .forShare()
      .executeTakeFirst();
    if (!holder || holder.disabled || (provenHash !== undefined && holder.password_hash !== provenHash))
      return undefined;
    await insertSession(trx, session, holder.role);
    if (from?.guest) await adopt(trx, from.idHash, session.userId);
    if (from?.guest) await endGuestSession(trx, from.idHash, session.now);
    else if (from) await deleteSession(trx, from.idHash);
    return findAccount(trx, session.userId);
  });
}

export async function touchSession(db: Database, idHash: Buffer, now: string): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: now }).where('id_hash', '=', idHash).execute();
}

export async function deleteSession(db: Queries, idHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
}

/**
 * Ends a guest's session, which may have no row yet. This writes a row marked as ended, because a guest's
 * cookie is a session even without a row.
 */
export async function endGuestSession(db: Queries, idHash: Buffer, now: string): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ id_hash: idHash, created_at: now, seen_at: now, expires_at: now })
    .onConflict((conflict) => conflict.column('id_hash').doUpdateSet({ expires_at: now }))
    .execute();
}

/** Ends every session of an account. */
export async function endSessions(db: Queries, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function sweepSessions(db: Database, now: string): Promise<void> {
  // A guest's cookie expires after a day, so an ended session need not be remembered longer.
  const dayBefore = new Date(Date.parse(now) - 24 * 3_600_000).toISOString();
  await db.deleteFrom('sessions').where('expires_at', '<', dayBefore).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', now).execute();
  await db.deleteFrom('email_verifications').where('expires_at', '<', now).execute();
  await db.deleteFrom('email_changes').where('expires_at', '<', now).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('sign_in_flows').where('expires_at', '<', now).execute();
  await db.deleteFrom('phone_verifications').where('expires_at', '<', now).execute();
  await sweepHandovers(db, now);
  await sweepMailCodes(db, now);
  await sweepSteps(db, now);
  await sweepDevices(db, Date.parse(now));
  await sweepPuzzles(db, now);
}
