import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { networkOf } from '../../../platform/security/network-of.ts';
import { hashSecret, newSecret } from '../../../platform/security/secrets.ts';
import { safeCookie } from '../../../platform/security/secure-cookie.ts';
import type { Session, Sessions } from '../../../platform/security/session.ts';
import { deviceName } from '../devices/device-name.ts';
import { asSession, loadSession, tokenOf } from '../sign-in/load-session.ts';
import {
  type AdoptGuestRecords,
  deleteSession,
  openAccountSession,
  openGuestSession,
} from './session-store.ts';

const absoluteMs = 14 * 24 * 3_600_000;

declare module 'fastify' {
  // In the request itself: what a WeakMap holds outlives its key in the memory of what is new, and is copied there.
  interface FastifyRequest {
    /** Its session, null when the request has no session; undefined before it was looked up. */
    sessionFound: Session | null | undefined;
  }
}

/** Keeps sessions in the database; `adopt` gives an account what the guest had who signs in to it. */
export function createSessions(
  app: FastifyInstance,
  db: Database,
  clock: Clock,
  production: boolean,
  adopt: AdoptGuestRecords,
): Sessions {
  app.decorateRequest('sessionFound', undefined);
  const cookieOf = (request: FastifyRequest) => safeCookie('session', production, request);

  const giveCookie = (request: FastifyRequest, reply: FastifyReply, secret: string): void => {
    const { name, secure } = cookieOf(request);
    reply.setCookie(name, secret, { ...cookieRules, secure });
  };

  async function openGuest(request: FastifyRequest, reply: FastifyReply): Promise<Session> {
    const { secret, token, row } = begin(clock, request);
    await openGuestSession(db, { ...row, userTokenHash: null, userId: null });
    giveCookie(request, reply, secret);
    const session = asSession({ idHash: row.idHash, user: null }, token);
    request.sessionFound = session;
    return session;
  }

  async function find(request: FastifyRequest): Promise<Session | null> {
    if (request.sessionFound !== undefined) return request.sessionFound;
    request.sessionFound = await loadSession({ db, clock }, request, cookieOf(request).name);
    return request.sessionFound;
  }

  return {
    find,
    ensure: async (request, reply) => (await find(request)) ?? openGuest(request, reply),
    async signIn(request, reply, { userId, provenHash, withToken = false }) {
      const present = await find(request);
      const { secret, token, row } = begin(clock, request);
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

/** No script reads it, and no other site's form brings it. */
const cookieRules = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: absoluteMs / 1000 } as const;

/** A new session's secret, its token, and what is stored of it. */
function begin(clock: Clock, request: FastifyRequest) {
  const secret = newSecret();
  const expiresAt = new Date(clock.now() + absoluteMs).toISOString();
  const device = deviceName(request.headers['user-agent']);
  return {
    secret,
    token: tokenOf(secret),
    row: {
      idHash: hashSecret(secret),
      now: clock.instant(),
      expiresAt,
      device,
      network: networkOf(request.ip),
    },
  };
}
