import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { openServices, type Services } from './integrations/services.ts';
import { traceServices } from './integrations/trace-services.ts';
import { accountModule } from './modules/accounts/module.ts';
import { createSessions } from './modules/accounts/public/sessions.ts';
import { analyticsRoutes } from './modules/analytics/routes.ts';
import { brandRoutes } from './modules/brands/routes.ts';
import { adoptCarts } from './modules/carts/public/adopt-carts.ts';
import { cartRoutes } from './modules/carts/routes.ts';
import { serveKnownHosts } from './modules/catalog/public/serve-known-hosts.ts';
import { claimModule } from './modules/claims/module.ts';
import { micrositeOfLabel } from './modules/clubs/public/microsites.ts';
import { clubRoutes } from './modules/clubs/routes.ts';
import { consoleRoutes } from './modules/console/routes.ts';
import { createFlags, type Definitions } from './modules/flags/public/flags.ts';
import { geoRoutes } from './modules/geo/routes.ts';
import { groupEventModule } from './modules/group-events/module.ts';
import { pastStreets } from './modules/orders/public/places/past-streets.ts';
import { orderRoutes } from './modules/orders/routes.ts';
import { paymentModule } from './modules/payments/module.ts';
import { preferenceRoutes } from './modules/preferences/routes.ts';
import { pricingRoutes } from './modules/pricing/routes.ts';
import { profileRoutes } from './modules/profile/routes.ts';
import { releaseModule } from './modules/releases/module.ts';
import { serviceRoutes } from './modules/services/routes.ts';
import { shipDateRoutes } from './modules/ship-dates/routes.ts';
import { siteModule } from './modules/site/module.ts';
import { staffRoutes } from './modules/staff/routes.ts';
import { startModule } from './modules/start/module.ts';
import { storeRoutes } from './modules/stores/routes.ts';
import { trackingRoutes } from './modules/tracking/routes.ts';
import { createClock } from './platform/clock.ts';
import type { AppContext } from './platform/context.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { compressAnswers } from './platform/http/compress-answers.ts';
import { acceptBodies } from './platform/http/content-types.ts';
import { handleErrors, refuseUrl } from './platform/http/error-handler.ts';
import { parseQuery } from './platform/http/forms/form-parser.ts';
import { reportHealth } from './platform/http/health.ts';
import { logRequests } from './platform/http/log-requests.ts';
import { createJobs, type Jobs } from './platform/jobs/jobs.ts';
import { createLive } from './platform/live/live.ts';
import { loggerOptions } from './platform/logging.ts';
import { measureRequests } from './platform/metrics/measure-requests.ts';
import { describeApi } from './platform/openapi/describe-api.ts';
import { newSecret } from './platform/security/secrets.ts';
import { secureHeaders } from './platform/security/security-headers.ts';
import type { Config } from './platform/settings/config.ts';
import { fastifyTrust } from './platform/settings/trusted-proxies.ts';
import { limitRates } from './platform/throttle/rate-limit.ts';
import { createThrottle } from './platform/throttle/throttle.ts';
import { followRequests } from './platform/tracing/follow-requests.ts';
import { traceStatement } from './platform/tracing/trace-statements.ts';
import type { Tracing } from './platform/tracing/tracing.ts';
import { shareByServers } from './share-by-servers.ts';
import { ownAccountModule } from './workflows/account/module.ts';
import { amendModule } from './workflows/amend/module.ts';
import { createCheckoutContext, type OrderingServices } from './workflows/checkout/create-context.ts';
import { checkoutModule } from './workflows/checkout/module.ts';
import { fulfillModule } from './workflows/fulfill/module.ts';
import { notifyModule } from './workflows/notify/module.ts';
import { resumeModule } from './workflows/resume/module.ts';

/** The parts that tests replace. */
export type AppOverrides = Partial<Pick<AppContext, 'clock'>> & {
  /** Stand-ins for the external services. */
  services?: Partial<Services> | undefined;
  /** The jobs; gets the product's own jobs. */
  jobs?: ((jobs: Jobs) => Jobs) | undefined;
  logStream?: { write(line: string): void } | undefined;
  /** Extra routes of a test. */
  routes?: ((app: FastifyInstance) => void) | undefined;
  /** Flags as code would define them. */
  flags?: Definitions | undefined;
  /** Whether it also serves the pages, as `server.ts` does. */
  pages?: boolean | undefined;
};

export type BookingApp = {
  app: FastifyInstance;
  context: AppContext;
  services: OrderingServices;
  /** Answers `/readyz` with 503 from now on, so that a proxy sends new requests elsewhere. */
  leave(): void;
};

/** The server, in the order of its OpenAPI document: each registers its calls and its jobs. */
const parts: readonly ((app: FastifyInstance, context: AppContext, services: OrderingServices) => void)[] = [
  accountModule,
  profileRoutes,
  ownAccountModule,
  staffRoutes,
  consoleRoutes,
  (app, context) => geoRoutes(app, context, pastStreets),
  brandRoutes,
  clubRoutes,
  preferenceRoutes,
  analyticsRoutes,
  releaseModule,
  storeRoutes,
  shipDateRoutes,
  cartRoutes,
  serviceRoutes,
  pricingRoutes,
  paymentModule,
  checkoutModule,
  orderRoutes,
  trackingRoutes,
  claimModule,
  groupEventModule,
  fulfillModule,
  amendModule,
  resumeModule,
  notifyModule,
];

/** Assembles the server; it neither listens nor starts its jobs. `app.close()` releases everything. */
export async function buildApp(config: Config, overrides: AppOverrides = {}): Promise<BookingApp> {
  const app = openServer(config, overrides.logStream);
  const clock = overrides.clock ?? createClock(config.clockStart, Date.now, config.clockSince);
  const tracing = await startTracing(app, config, overrides.pages ? 'sendahead-server' : 'sendahead-worker');
  const heard = tracing && traceStatement;
  const shared = shareByServers(app, config);
  const { databaseUrl, databaseConnections, namedStatements } = config;
  const db = openDatabase(databaseUrl, databaseConnections, namedStatements, heard, shared.sendNews);
  const replica = openReplica(config, heard) ?? db;
  const onJobError = (error: unknown) => app.log.error({ err: error }, 'job queue');
  const ownJobs = createJobs(config.databaseDirectUrl, onJobError, tracing);
  const jobs = overrides.jobs?.(ownJobs) ?? ownJobs;
  const live = createLive(shared.listenToNews, config.rateLimitScale);
  const flags = await createFlags({
    db,
    live,
    config,
    onError: (error) => app.log.error({ err: error }, 'flags cannot be read; the last ones hold'),
    definitions: overrides.flags,
  });
  const context: AppContext = {
    config,
    db,
    replica,
    clock,
    jobs,
    throttle: createThrottle(shared.counters(db, clock), clock, config.rateLimitScale),
    sessions: createSessions(app, db, clock, config.production, adoptCarts),
    live,
    flags,
  };
  const untraced = { ...openServices(config, db, clock), ...overrides.services };
  const outside = tracing ? traceServices(untraced) : untraced;
  const services = { ...outside, ordering: createCheckoutContext(app, context, outside) };
  followRequests(app, tracing);
  logRequests(app);
  if (config.metrics) measureRequests(app);
  secureHeaders(app, config.production);
  serveKnownHosts(app, db, config, (label) => micrositeOfLabel(db, label));
  await compressAnswers(app);
  await limitRates(app, config.rateLimitScale, shared.floods);
  await app.register(cookie);
  await acceptBodies(app);
  handleErrors(app);
  await describeApi(app);
  const health = await reportHealth(app, db, config.overloadDelayMs);
  for (const register of parts) register(app, context, services);
  overrides.routes?.(app);
  if (overrides.pages) {
    const site = await siteModule(app, context);
    health.require('no release to show', site.canDraw);
    startModule(app, context, services, site);
  }
  // Must happen before it waits for requests in progress, because a stream never ends on its own.
  app.addHook('preClose', () => context.live.stop());
  app.addHook('onClose', async () => {
    await jobs.stop();
    await flags.end();
    await db.destroy();
    if (replica !== db) await replica.destroy();
    shared.stop();
    await tracing?.stop();
  });
  return { app, context, services, leave: health.leave };
}

/** How many connections reports and exports of one server share; each of them may take seconds. */
const replicaConnections = 4;

/** The database that reports and exports read, where it is another one. */
const openReplica = (
  { databaseReadUrl, namedStatements }: Config,
  heard?: Parameters<typeof openDatabase>[3],
): Database | undefined =>
  databaseReadUrl === undefined
    ? undefined
    : openDatabase(databaseReadUrl, replicaConnections, namedStatements, heard);

/** Loaded only where tracing is on. */
async function startTracing(
  app: FastifyInstance,
  { tracing }: Config,
  service: string,
): Promise<Tracing | undefined> {
  if (!tracing) return undefined;
  const { openTracing } = await import('./platform/tracing/open-tracing.ts');
  return openTracing(tracing, service, (error) => app.log.warn({ err: error }, 'traces are not taken'));
}

function openServer(config: Config, logStream: AppOverrides['logStream']): FastifyInstance {
  return Fastify({
    logger: loggerOptions(config.logLevel, logStream) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newSecret().slice(0, 16),
    requestIdHeader: false,
    trustProxy: fastifyTrust(config.trustedProxies),
    bodyLimit: 256 * 1024,
    requestTimeout: 20_000,
    // Disconnects a client that never finishes its headers before it counts.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    forceCloseConnections: 'idle',
    // A request that arrives during shutdown gets the same answer as those in progress.
    return503OnClosing: false,
    frameworkErrors: refuseUrl,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { querystringParser: parseQuery, maxParamLength: 200, ignoreTrailingSlash: true },
  });
}
