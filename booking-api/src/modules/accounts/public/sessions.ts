import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { referenceAt } from '../../../platform/database/reference.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { deriveToken, hashSecret, newSecret } from '../../../platform/security/secrets.ts';
import { safeCookie } from '../../../platform/security/secure-cookie.ts';
import type { Session, Sessions } from '../../../platform/security/session.ts';
import {
  deleteSession,
  findSession,
  type GuestsGoods,
  type KnownBy,
  openAccountSession,
  openGuestSession,
  type StoredSession,
  touchSession,
} from './session-store.ts';

const idleMs = 24 * 3_600_000;
const absoluteMs = 14 * 24 * 3_600_000;
const touchEveryMs = 60_000;
const secretLength = 43;

declare module 'fastify' {
  // In the request itself: what a WeakMap holds outlives its key in the memory of what is new, and is copied there.
  interface FastifyRequest {
    /** Its session, null when it has none; undefined before it was looked up. */
    sessionFound: Session | null | undefined;
  }
}

/** Keeps sessions in the database; `adopt` gives an account what the guest had who signs in to it. */
export function createSessions(
  app: FastifyInstance,
  db: Database,
  clock: Clock,
  production: boolean,
  adopt: GuestsGoods,
): Sessions {
  app.decorateRequest('sessionFound', undefined);
  const cookieOf = (request: FastifyRequest) => safeCookie('session', production, request);

  async function read(by: KnownBy, hash: Buffer): Promise<StoredSession | null> {
    const stored = await findSession(db, by, hash);
    if (!stored || isOver(stored, clock.now())) return null;
    if (clock.now() - Date.parse(stored.seenAt) > touchEveryMs)
      await touchSession(db, stored.idHash, clock.instant());
    return stored;
  }

  /** A token that is sent must be good, and of the same session as the cookie: no caller is two people. */
  async function load(request: FastifyRequest): Promise<Session | null> {
    const token = request.headers['x-user-token'];
    const secret = request.cookies[cookieOf(request).name];
    const byCookie = secret?.length === secretLength ? await read('id_hash', hashSecret(secret)) : null;
    if (token === undefined) return byCookie && secret ? asSession(byCookie, tokenOf(secret)) : null;
    const byToken =
      typeof token === 'string' && token.length === secretLength
        ? await read('user_token_hash', hashSecret(token))
        : null;
    if (!byToken || typeof token !== 'string') throw refuse('not_signed_in');
    if (byCookie && !byCookie.idHash.equals(byToken.idHash)) throw refuse('not_signed_in');
    return asSession(byToken, token);
  }

  function begin() {
    const secret = newSecret();
    const expiresAt = new Date(clock.now() + absoluteMs).toISOString();
    return {
      secret,
      token: tokenOf(secret),
      row: { idHash: hashSecret(secret), now: clock.instant(), expiresAt },
    };
  }

  function giveCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
    const { name, secure } = cookieOf(request);
    reply.setCookie(name, secret, {
      httpOnly: true,
      sameSite: 'lax',
      secure,
      path: '/',
      maxAge: absoluteMs / 1000,
    });
  }

  async function openGuest(request: FastifyRequest, reply: FastifyReply): Promise<Session> {
    const { secret, token, row } = begin();
    await openGuestSession(db, { ...row, userTokenHash: null, userId: null });
    giveCookie(request, reply, secret);
    const session = asSession({ idHash: row.idHash, user: null }, token);
    request.sessionFound = session;
    return session;
  }

  async function find(request: FastifyRequest): Promise<Session | null> {
    if (request.sessionFound !== undefined) return request.sessionFound;
    request.sessionFound = await load(request);
    return request.sessionFound;
  }

  return {
    find,
    ensure: async (request, reply) => (await find(request)) ?? openGuest(request, reply),
    async signIn(request, reply, { userId, provenHash, withToken = false }) {
      const present = await find(request);
      const { secret, token, row } = begin();
      const user = await openAccountSession(
        db,
        { ...row, userId, userTokenHash: withToken ? hashSecret(token) : null },
        present && { idHash: present.idHash, guest: present.user === null },
        { provenHash, adopt },
      );
      if (!user) return null;
      giveCookie(request, reply, secret);
      const session = {
        ...asSession({ idHash: row.idHash, user }, token),
        userToken: withToken ? token : null,
      };
      request.sessionFound = session;
      return session;
    },
    async signOut(request, reply) {
      const present = await find(request);
      if (present) await deleteSession(db, present.idHash);
      return openGuest(request, reply);
    },
  };
}

const isOver = (stored: StoredSession, now: number): boolean =>
  Date.parse(stored.expiresAt) <= now || Date.parse(stored.seenAt) + idleMs <= now;

const tokenOf = (secret: string): string => deriveToken(secret, 'user');

type Known = Pick<StoredSession, 'idHash' | 'user'> & { reference?: string };

const asSession = ({ idHash, user, reference }: Known, token: string): Session => ({
  idHash,
  csrfToken: deriveToken(token, 'csrf'),
  userToken: null,
  role: user?.role ?? 'guest',
  reference: reference === undefined ? undefined : referenceAt(reference),
  user,
});
