import rateLimit from '@fastify/rate-limit';
import type { CallDefinition } from '@sendahead/shared-contracts/call/define-call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { limitRefusals } from '../metrics/metrics.ts';
import { hashSecret } from '../security/secrets.ts';
import { safeCookie } from '../security/secure-cookie.ts';
import { visitorNetwork } from './visitor-network.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for calls that are counted by session: the open pages of an office share one address. */
    countedBySession?: boolean;
  }
}

const timeWindow = 60_000;
/** Requests per minute and address, by the class that a call's definition names. */
const perMinute = { relaxed: 1200, normal: 300, strict: 60 } as const;
/** Requests per minute and address to all calls that are counted by session, so that invented sessions end somewhere. */
const allSessions = 30_000;
const notFound = 1500;

/** Calls of accounts that guard no credentials: pages that are left open poll them. */
const isBySession = ({ rate, access }: CallDefinition): boolean =>
  rate !== 'strict' && access !== 'public' && access !== 'session';

/** How a call is rationed, as its route says it. */
export const rationOf = (
  definition: CallDefinition,
  { rateLimitScale: scale, production }: { rateLimitScale: number; production: boolean },
) => ({
  countedBySession: isBySession(definition),
  rateLimit: {
    max: Math.ceil(perMinute[definition.rate ?? 'normal'] * scale),
    timeWindow,
    ...(isBySession(definition) ? { keyGenerator: sessionKey(production) } : {}),
  },
});

/** How a page that computes prices is rationed: as a normal call is. */
export const rationOfPricing = ({ rateLimitScale: scale }: { rateLimitScale: number }) => ({
  rateLimit: { max: Math.ceil(perMinute.normal * scale), timeWindow },
});

const networkKey = (request: FastifyRequest): string => visitorNetwork(request.ip);

const sessionKey =
  (production: boolean) =>
  (request: FastifyRequest): string => {
    const session = request.cookies[safeCookie('session', production, request).name];
    const network = networkKey(request);
    return session === undefined ? network : `${network} ${hashSecret(session).toString('base64url')}`;
  };

/**
 * First, coarse line against floods, per process: calls and pages with prices are rationed, other pages and released files are not,
 * since a hotel's guests share one address. What guards credentials counts in the database (`throttle.ts`).
 */
export async function limitRates(app: FastifyInstance, scale: number): Promise<void> {
  const tooMany = (seconds: number): Refusal => {
    limitRefusals.inc({ limit: 'flood' });
    return new Refusal(429, 'too_many_requests', { headers: { 'retry-after': String(seconds) } });
  };
  await app.register(rateLimit, {
    global: false,
    max: Math.ceil(notFound * scale),
    timeWindow,
    keyGenerator: networkKey,
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
  const countAll = app.createRateLimit({
    max: Math.ceil(allSessions * scale),
    timeWindow,
    keyGenerator: networkKey,
  });
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config?.countedBySession) return;
    const counted = await countAll(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttlInSeconds);
  });
}
