import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { CallDefinition } from '@sendahead/shared-contracts/call/define-call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { limitRefusals } from '../metrics/metrics.ts';
import { hashSecret } from '../security/secrets.ts';
import { safeCookie } from '../security/secure-cookie.ts';
import type { Counters } from './counters.ts';
import { visitorNetwork } from './visitor-network.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for calls that are counted by session, because the open pages of an office share one address. */
    countedBySession?: boolean;
  }
}

const timeWindow = 60_000;
/** Requests per minute and address, by the class in a call's definition. */
const perMinute = { relaxed: 1200, normal: 300, strict: 60 } as const;
/**
 * Requests per minute and address to all calls that are counted by session, so that invented sessions reach a
 * limit.
 */
const allSessions = 30_000;
const notFound = 1500;

/** Account calls that guard no credentials: open pages poll them. */
const isBySession = ({ rate, access }: CallDefinition): boolean =>
  rate !== 'strict' && access !== 'public' && access !== 'session';

/** The rate limit of a call, as its route declares it. */
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

/** The rate limit of a page that calculates prices: that of a normal call. */
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

/** Counts of the limits in `counters`, each route by itself. */
const storeIn = (counters: Counters) =>
  class SharedStore implements FastifyRateLimitStore {
    private readonly route: string;

    constructor(_options: unknown, route = 'all') {
      this.route = route;
    }

    incr(...[key, done, windowMs]: Parameters<FastifyRateLimitStore['incr']>): void {
      const [now, seconds] = [Date.now(), windowMs / 1000];
      const ends = (Math.floor(now / windowMs) + 1) * windowMs;
      counters.add(`flood:${this.route}:${ends}:${key}`, seconds).then(
        (current) => done(null, { current, ttl: ends - now }),
        (error: Error) => done(error),
      );
    }

    child(options: object): SharedStore {
      // The plugin's types name these fields at the wrong place. A limit of no route is that of all sessions.
      const { routeInfo } = options as { routeInfo: { method?: unknown; url?: string } };
      return new SharedStore(undefined, routeInfo.url ? `${routeInfo.method} ${routeInfo.url}` : 'sessions');
    }
  };

/**
 * First, coarse defense against floods: it limits calls and pages with prices, but not other pages and released
 * files, because a hotel's guests share one address. Counts per process, or in `shared` for all servers. Guards
 * of credentials are elsewhere (`throttle.ts`).
 */
export async function limitRates(app: FastifyInstance, scale: number, shared?: Counters): Promise<void> {
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
    ...(shared ? { store: storeIn(shared) } : {}),
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
