import type { Role } from '@sendahead/shared-contracts/call/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { deriveToken, hashSecret, newSecret } from '../../platform/secrets.ts';
import {
  type Account,
  createSession,
  deleteSession,
  findSession,
  type StoredSession,
  touchSession,
} from './store.ts';

/** Who is at the other end: an account, or a guest when `user` is null. */
export type Session = { idHash: Buffer; csrfToken: string; role: Role; user: Account | null };

export type Sessions = {
  /** The session of the request's cookie, or null. Asked once per request. */
  find(request: FastifyRequest): Promise<Session | null>;
  /** The session of the request; a guest one with its cookie is opened when there is none. */
  ensure(request: FastifyRequest, reply: FastifyReply): Promise<Session>;
  /** Ends the present session and opens a new one under a new id, for `userId` or a guest. */
  rotate(request: FastifyRequest, reply: FastifyReply, userId: string | null): Promise<Session>;
};

const idleMs = 24 * 3_600_000;
const absoluteMs = 14 * 24 * 3_600_000;
const touchEveryMs = 60_000;
const found = new WeakMap<FastifyRequest, Session | null>();

/** The account that makes the request, or null for a guest. Known after `sessions.find`, that is in every handler. */
export const currentUser = (request: FastifyRequest): Account | null => found.get(request)?.user ?? null;

export function createSessions(db: Database, clock: Clock): Sessions {
  const secureCookie = (request: FastifyRequest) => request.protocol === 'https';
  const nameFor = (request: FastifyRequest) => (secureCookie(request) ? '__Host-session' : 'session');

  async function load(request: FastifyRequest): Promise<Session | null> {
    const secret = request.cookies[nameFor(request)];
    if (secret?.length !== 43) return null;
    const idHash = hashSecret(secret);
    const stored = await findSession(db, idHash);
    if (!stored || isOver(stored, clock.now())) return null;
    if (clock.now() - Date.parse(stored.seenAt) > touchEveryMs)
      await touchSession(db, idHash, clock.instant());
    return asSession(idHash, secret, stored.user);
  }

  async function open(request: FastifyRequest, reply: FastifyReply, userId: string | null): Promise<Session> {
    const secret = newSecret();
    const idHash = hashSecret(secret);
    const user = await createSession(db, {
      idHash,
      userId,
      now: clock.instant(),
      expiresAt: new Date(clock.now() + absoluteMs).toISOString(),
    });
    reply.setCookie(nameFor(request), secret, {
      httpOnly: true,
      sameSite: 'lax',
      secure: secureCookie(request),
      path: '/',
      maxAge: absoluteMs / 1000,
    });
    const session = asSession(idHash, secret, user);
    found.set(request, session);
    return session;
  }

  async function find(request: FastifyRequest): Promise<Session | null> {
    const known = found.get(request);
    if (known !== undefined) return known;
    const session = await load(request);
    found.set(request, session);
    return session;
  }

  return {
    find,
    ensure: async (request, reply) => (await find(request)) ?? open(request, reply, null),
    async rotate(request, reply, userId) {
      const present = await find(request);
      if (present) await deleteSession(db, present.idHash);
      return open(request, reply, userId);
    },
  };
}

const isOver = (stored: StoredSession, now: number): boolean =>
  Date.parse(stored.expiresAt) <= now || Date.parse(stored.seenAt) + idleMs <= now;

const asSession = (idHash: Buffer, secret: string, user: Account | null): Session => ({
  idHash,
  csrfToken: deriveToken(secret, 'csrf'),
  role: user?.role ?? 'guest',
  user,
});
