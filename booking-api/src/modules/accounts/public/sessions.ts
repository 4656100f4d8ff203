import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { networkOf } from '../../../platform/security/network-of.ts';
import { hashSecret, newSecret } from '../../../platform/security/secrets.ts';
import { safeCookie } from '../../../platform/security/secure-cookie.ts';
import type { Session, Sessions } from '../../../platform/security/session.ts';
import { deviceName } from '../devices/device-name.ts';
import { openDerivedSession } from '../handover/derived-session.ts';
import { asSession, tokenOf } from '../sign-in/as-session.ts';
import { newGuestSecret, unkeptGuest } from '../sign-in/guest-cookie.ts';
import { loadSession } from '../sign-in/load-session.ts';
import {
  type AdoptGuestRecords,
  deleteSession,
  endGuestSession,
  openAccountSession,
  openGuestSession,
} from './session-store.ts';

const absoluteMs = 14 * 24 * 3_600_000;

declare module 'fastify' {
  // On the request itself: an entry of a WeakMap outlives its key in the young generation, and is copied
  // there.
  interface FastifyRequest {
    /** The session, null when the request has no session; undefined before the lookup. */
    sessionFound: Session | null | undefined;
  }
}

/** Stores sessions in the database; `adopt` moves a guest's data to the account that signs in. */
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

  function openGuest(request: FastifyRequest, reply: FastifyReply): Session {
    const secret = newGuestSecret(clock.now());
    giveCookie(request, reply, secret);
    request.sessionFound = unkeptGuest(secret);
    return request.sessionFound;
  }

  async function keep(request: FastifyRequest, reply: FastifyReply): Promise<Session> {
    const session = (await find(request)) ?? openGuest(request, reply);
    if (session.kept) return session;
    const row = { ...rowOf(clock, request), idHash: session.idHash };
    await openGuestSession(db, { ...row, userTokenHash: null, userId: null });
    request.sessionFound = { ...session, kept: true };
    return request.sessionFound;
  }

  async function find(request: FastifyRequest): Promise<Session | null> {
    if (request.sessionFound !== undefined) return request.sessionFound;
    request.sessionFound = await loadSession({ db, clock }, request, cookieOf(request).name);
    return request.sessionFound;
  }

  return {
    find,
    ensure: async (request, reply) => (await find(request)) ?? openGuest(request, reply),
    keep,
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
    async continueFrom(request, reply, from) {
      const present = await find(request);
      const secret = newSecret();
      const idHash = hashSecret(secret);
      const guest = present?.user === null ? present.idHash : null;
      const user = await openDerivedSession(db, { ...from, idHash, guest, request }, { clock, adopt });
      if (!user) return null;
      giveCookie(request, reply, secret);
      request.sessionFound = asSession({ idHash, user }, tokenOf(secret));
      return request.sessionFound;
    },
    async signOut(request, reply) {
      const present = await find(request);
      if (present?.user === null) await endGuestSession(db, present.idHash, clock.instant());
      else if (present) await deleteSession(db, present.idHash);
      return openGuest(request, reply);
    },
  };
}

/** Scripts cannot read it, and forms of other sites do not send it. */
const cookieRules = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: absoluteMs / 1000 } as const;

/** A new session of an account: its secret, its token, and its stored fields. */
function begin(clock: Clock, request: FastifyRequest) {
  const secret = newSecret();
  return { secret, token: tokenOf(secret), row: { ...rowOf(clock, request), idHash: hashSecret(secret) } };
}

const rowOf = (clock: Clock, request: FastifyRequest) => ({
  now: clock.instant(),
  expiresAt: new Date(clock.now() + absoluteMs).toISOString(),
  device: deviceName(request.headers['user-agent']),
  network: networkOf(request.ip),
});
