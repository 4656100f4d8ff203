import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { networkOf } from '../../../platform/security/network-of.ts';
import { hashSecret } from '../../../platform/security/secrets.ts';
import type { Session } from '../../../platform/security/session.ts';
import { deviceName } from '../devices/device-name.ts';
import { audit } from '../public/audit.ts';
import {
  deleteSession,
  findSession,
  type SessionHashColumn,
  type StoredSession,
  touchSession,
} from '../public/session-store.ts';
import { asSession, tokenOf } from './as-session.ts';
import { isFreshGuest, isGuestSecret, unkeptGuest } from './guest-cookie.ts';

const idleMs = 24 * 3_600_000;
const touchEveryMs = 60_000;
const secretLength = 43;

const isSecret = (secret: string | undefined): secret is string =>
  secret !== undefined && (secret.length === secretLength || isGuestSecret(secret));

/** The context for session lookups. */
type SessionContext = { db: Database; clock: Clock };

/**
 * The session of a request by its cookie or X-User-Token. A token must be valid and belong to the same
 * session as the cookie. Throws Refusal `not_signed_in` otherwise.
 */
export async function loadSession(
  context: SessionContext,
  request: FastifyRequest,
  cookieName: string,
): Promise<Session | null> {
  const token = request.headers['x-user-token'];
  const secret = request.cookies[cookieName];
  const byCookie = isSecret(secret) ? await read(context, request, 'id_hash', hashSecret(secret)) : null;
  if (token === undefined) {
    if (!secret || byCookie === 'over') return null;
    if (byCookie) return asSession(byCookie, tokenOf(secret));
    return isFreshGuest(secret, context.clock.now() - idleMs) ? unkeptGuest(secret) : null;
  }
  const byToken =
    typeof token === 'string' && token.length === secretLength
      ? await read(context, request, 'user_token_hash', hashSecret(token))
      : null;
  if (!byToken || byToken === 'over' || typeof token !== 'string') throw refuse('not_signed_in');
  if (byCookie && byCookie !== 'over' && !byCookie.idHash.equals(byToken.idHash))
    throw refuse('not_signed_in');
  return asSession(byToken, token);
}

async function read(
  { db, clock }: SessionContext,
  request: FastifyRequest,
  by: SessionHashColumn,
  hash: Buffer,
): Promise<StoredSession | 'over' | null> {
  const stored = await findSession(db, by, hash);
  if (!stored) return null;
  if (isOver(stored, clock.now())) return 'over';
  if (hasMoved(stored, request)) {
    await endMoved({ db, clock }, stored);
    return 'over';
  }
  if (clock.now() - Date.parse(stored.seenAt) > touchEveryMs)
    await touchSession(db, stored.idHash, clock.instant());
  return stored;
}

/** Whether a session ended by its age, or by not being used. */
export const isOver = (stored: Pick<StoredSession, 'seenAt' | 'expiresAt'>, now: number): boolean =>
  Date.parse(stored.expiresAt) <= now || Date.parse(stored.seenAt) + idleMs <= now;

/**
 * A staff session whose network and device change together counts as stolen, so both factors are required
 * again.
 */
export const hasMoved = (
  { network, device }: Pick<StoredSession, 'network' | 'device'>,
  request: FastifyRequest,
): boolean =>
  network !== null &&
  network !== networkOf(request.ip) &&
  device !== deviceName(request.headers['user-agent']);

async function endMoved({ db, clock }: SessionContext, { idHash, user }: StoredSession): Promise<void> {
  const userId = user?.id ?? null;
  await audit({ db, clock }, 'session.moved', { userId, subject: userId });
  await deleteSession(db, idHash);
}
