import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { sweepMailLinks } from './modules/accounts/public/mail-choices.ts';
import { sweepSessions } from './modules/accounts/public/session-store.ts';
import { createSessions } from './modules/accounts/public/sessions.ts';
import { accountRoutes } from './modules/accounts/routes.ts';
import { analyticsRoutes } from './modules/analytics/routes.ts';
import { brandRoutes } from './modules/brands/routes.ts';
import { adoptCarts } from './modules/carts/public/adopt-carts.ts';
import { cartRoutes } from './modules/carts/routes.ts';
import { serveKnownHosts } from './modules/catalog/public/serve-known-hosts.ts';
import { micrositeOfLabel } from './modules/clubs/public/microsites.ts';
import { clubRoutes } from './modules/clubs/routes.ts';
import { consoleRoutes } from './modules/console/routes.ts';
import { sweepAddressChecks } from './modules/geo/public/address-checks.ts';
import { geoRoutes } from './modules/geo/routes.ts';
import { preferenceRoutes } from './modules/preferences/routes.ts';
import { pricingRoutes } from './modules/pricing/routes.ts';
import { profileRoutes } from './modules/profile/routes.ts';
import { serviceRoutes } from './modules/services/routes.ts';
import { shipDateRoutes } from './modules/ship-dates/routes.ts';
import { staffRoutes } from './modules/staff/routes.ts';
import { storeRoutes } from './modules/stores/routes.ts';
import { createClock } from './platform/clock.ts';
import type { AppContext } from './platform/context.ts';
import { openDatabase } from './platform/database/database.ts';
import { compressAnswers } from './platform/http/compress-answers.ts';
import { acceptBodies } from './platform/http/content-types.ts';
import { handleErrors, refuseAddress } from './platform/http/error-handler.ts';
import { parseQuery } from './platform/http/forms/form-parser.ts';
import { reportHealth } from './platform/http/health.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createLive } from './platform/live/live.ts';
import { loggerOptions } from './platform/logging.ts';
import { describeApi } from './platform/openapi/describe-api.ts';
import { newSecret } from './platform/security/secrets.ts';
import { secureHeaders } from './platform/security/security-headers.ts';
import type { Config } from './platform/settings/config.ts';
import { fastifyTrust } from './platform/settings/trusted-proxies.ts';
import { limitRates } from './platform/throttle/rate-limit.ts';
import { createThrottle, sweepThrottle } from './platform/throttle/throttle.ts';
import { ownAccountRoutes } from './workflows/account/routes.ts';
import { expireCarts } from './workflows/resume/expire/expire-carts.ts';
import { expireCartsJob, sweepJob } from './workflows/resume/expire/jobs.ts';
import { sweepQuotes } from './workflows/resume/expire/sweep-quotes.ts';
import { sweepShares } from './workflows/resume/expire/sweep-shares.ts';
import { replaceCartRoutes } from './workflows/resume/replace-cart/routes.ts';
import { takeoverRoutes } from './workflows/resume/takeover/routes.ts';

/** Parts that tests replace, and modules that others bring: each is given the app and the context. */
export type AppOverrides = Partial<Pick<AppContext, 'clock' | 'jobs'>> & {
  logStream?: { write(line: string): void } | undefined;
  modules?: ((app: FastifyInstance, context: AppContext) => void | Promise<void>)[] | undefined;
};

export type BookingApp = { app: FastifyInstance; context: AppContext };

/** What answers without the ordering: the calls of the modules, and of workflows that no order is part of. */
const calls: readonly ((app: FastifyInstance, context: AppContext) => void)[] = [
  accountRoutes,
  profileRoutes,
  ownAccountRoutes,
  staffRoutes,
  consoleRoutes,
  takeoverRoutes,
  geoRoutes,
  brandRoutes,
  clubRoutes,
  preferenceRoutes,
  analyticsRoutes,
  storeRoutes,
  shipDateRoutes,
  cartRoutes,
  replaceCartRoutes,
  serviceRoutes,
  pricingRoutes,
];

/** Assembles the server; it neither listens nor starts its jobs. `app.close()` releases everything. */
export async function buildApp(config: Config, overrides: AppOverrides = {}): Promise<BookingApp> {
  const app = openServer(config, overrides.logStream);
  const clock = overrides.clock ?? createClock(config.clockStart, Date.now, config.clockSince);
  const db = openDatabase(config.databaseUrl, config.databaseConnections);
  const jobs =
    overrides.jobs ?? createJobs(config.databaseUrl, (error) => app.log.error({ err: error }, 'job queue'));
  const context: AppContext = {
    config,
    db,
    clock,
    jobs,
    throttle: createThrottle(db, clock, config.rateLimitScale),
    sessions: createSessions(app, db, clock, config.production, adoptCarts),
    live: createLive(config.databaseUrl, config.rateLimitScale, (error) =>
      app.log.warn({ err: error }, 'news of the database'),
    ),
  };
  secureHeaders(app, config.production);
  serveKnownHosts(app, db, config, (label) => micrositeOfLabel(db, label));
  await compressAnswers(app);
  await limitRates(app, config.rateLimitScale);
  await app.register(cookie);
  await acceptBodies(app);
  handleErrors(app);
  await describeApi(app);
  await reportHealth(app, db, config.overloadDelayMs);
  for (const routes of calls) routes(app, context);
  for (const module of overrides.modules ?? []) await module(app, context);
  expire(context);
  // Before it waits for what is under way: a stream never ends by itself.
  app.addHook('preClose', () => context.live.stop());
  app.addHook('onClose', async () => {
    await jobs.stop();
    await db.destroy();
  });
  return { app, context };
}

function openServer(config: Config, logStream: AppOverrides['logStream']): FastifyInstance {
  return Fastify({
    logger: loggerOptions(config.logLevel, logStream) ?? false,
    genReqId: () => newSecret().slice(0, 16),
    requestIdHeader: false,
    trustProxy: fastifyTrust(config.trustedProxies),
    bodyLimit: 256 * 1024,
    requestTimeout: 20_000,
    // A client that never ends its headers is let go before it counts.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    forceCloseConnections: 'idle',
    frameworkErrors: refuseAddress,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { querystringParser: parseQuery, maxParamLength: 200, ignoreTrailingSlash: true },
  });
}

/** What is over goes. */
function expire({ db, clock, jobs }: AppContext): void {
  jobs.handle(expireCartsJob, () => expireCarts(db, clock.now()));
  jobs.handle(sweepJob, async () => {
    await sweepThrottle(db, clock);
    await sweepSessions(db, clock.instant());
    await sweepAddressChecks(db, clock);
    await sweepQuotes(db, clock);
    await sweepShares(db, clock);
    await sweepMailLinks(db, clock.now());
  });
}
