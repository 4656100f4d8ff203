import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import * as z from 'zod';
import { InvalidSettings } from './invalid-settings.ts';
import { publicUrlForm } from './public-url.ts';
import { readSecretFiles } from './secret-files.ts';
import { readTracing, type TracingSettings, tracingVariables } from './tracing-settings.ts';
import { type TrustedProxies, trustedProxies } from './trusted-proxies.ts';

const instant = z.iso.datetime({ offset: true, local: false });

/** After this many days claims, card disputes and tax questions are over. */
const fewestDaysWithPeople = 400;

/** More connections than database cores slow each other down: 4 for each core here, 8 to 16. */
function usualConnections(): number {
  return Math.min(16, Math.max(8, 4 * availableParallelism()));
}

const databaseForm = 'such as postgres://<user>:<password>@<host>:5432/sendahead';

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: ({ input }) => (input === undefined ? 'missing; ' : '') + databaseForm,
  }),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_NAMED_STATEMENTS: z.enum(['on', 'off']).default('on'),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(4).max(200).default(usualConnections()),
  VALKEY_URL: z.url({ protocol: /^rediss?$/, error: 'such as redis://:<password>@<host>:6379' }).optional(),
  SENDAHEAD_DATA: z.string().default('.data'),
  SENDAHEAD_CLOCK: instant.optional(),
  SENDAHEAD_CLOCK_SINCE: instant.optional(),
  GATEWAY_URL: z.url().optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  PUBLIC_URL: z.string().regex(publicUrlForm, "such as 'https://{brand}.example.com'").optional(),
  TRUST_PROXY: trustedProxies.prefault('false'),
  OVERLOAD_DELAY_MS: z.coerce.number().int().min(0).default(5000),
  CLUB_BILLING: z.enum(['on', 'off']).default('on'),
  MOBILE_VERIFICATION: z.enum(['on', 'off']).default('off'),
  COLLECTION_METHOD_HIDDEN: z.enum(['on', 'off']).default('off'),
  PREPAID_CARDS: z.enum(['refused', 'taken']).default('refused'),
  RATE_LIMIT_SCALE: z.coerce.number().positive().max(1000).default(1),
  STAFF_SECOND_FACTOR: z.enum(['required', 'offered']).optional(),
  CHECKOUT_DEADLINE_MS: z.coerce.number().int().min(100).max(60_000).default(12_000),
  UNDO_MINUTES: z.coerce.number().min(0).max(60).default(10),
  ORDERS_KEEP_PEOPLE_DAYS: z.coerce.number().int().min(fewestDaysWithPeople).max(36_500).optional(),
  ZIP_VALIDATOR: z.enum(['on', 'off']).default('on'),
  ...tracingVariables,
});

/** The settings of the process, checked once at the start. */
export type Config = {
  production: boolean;
  environment: 'development' | 'test' | 'production';
  host: string;
  port: number;
  /** How long a stopping server continues to answer, until the proxy has noticed that it is not ready. */
  drainSeconds: number;
  /**
   * Where Prometheus reads the metrics of the process; undefined: nowhere. Never the port that visitors
   * reach.
   */
  metrics: { host: string; port: number } | undefined;
  /** Where traces are sent; undefined: nowhere, and tracing is off. */
  tracing: TracingSettings | undefined;
  /** The connection string for requests, PostgreSQL or its pooler. */
  databaseUrl: string;
  /**
   * The same database without a pooler, for migrations, jobs and live updates, which each hold a connection.
   */
  databaseDirectUrl: string;
  /** A streaming replica for reports and exports of staff, which may lag by seconds; without one, they read the database. */
  databaseReadUrl: string | undefined;
  /**
   * Whether each connection plans a statement only once; a pooler in transaction mode may not support that.
   */
  namedStatements: boolean;
  /** Connections shared by requests; jobs have others. */
  databaseConnections: number;
  /** Where servers share limits and news; undefined: in the database. */
  valkeyUrl: string | undefined;
  /** Absolute folder for files outside the database: emails, released files. */
  dataDir: string;
  /** URL of a brand's pages, with `{brand}` for its slug; links and redirects are made from it. */
  publicUrl: string;
  /** ISO instant at which the product's clock starts; undefined means the real time. */
  clockStart: string | undefined;
  /** The machine's time at that start, in milliseconds; undefined means the start of the process. */
  clockSince: number | undefined;
  gatewayUrl: string;
  /** ER-21: a single setting for what the page shows and the server does. */
  prepaidBlocked: boolean;
  /** OPEN-57, RO-14: whether orders can be billed to the accounts of clubs. */
  clubBilling: boolean;
  /**
   * Milliseconds that a checkout attempt waits for the payment gateway in total, over all unanswered
   * requests.
   */
  checkoutDeadlineMs: number;
  /** CH-12: how long a change or cancellation of an order can be undone; 0 disables undo. */
  undoSeconds: number;
  /** OR-06: days after its end during which an order names people; undefined: no limit. */
  ordersKeepPeopleDays: number | undefined;
  /** OPEN-57, ER-03: whether the page suggests places when zip, city and state do not match. */
  zipValidator: boolean;
  /** OPEN-57: whether registration needs a code that was sent to the phone. */
  mobileVerification: boolean;
  /** OPEN-57, RO-06: whether an admin plus is asked at clubs how the bags are picked up. */
  collectionMethodHidden: boolean;
  /** Whether staff must sign in with two factors; otherwise the second one is optional. */
  staffSecondFactorRequired: boolean;
  logLevel: string;
  /** The proxies whose X-Forwarded-* are trusted; null ignores those headers. */
  trustedProxies: TrustedProxies;
  /** Requests are refused with 503 while the event loop lags by more than this; 0 never refuses. */
  overloadDelayMs: number;
  /** Multiplies every rate limit; for load tests and browser tests that come from one address. */
  rateLimitScale: number;
  /**
   * Every environment variable, for the integrations: each reads its own settings from it. Contains secrets.
   */
  env: NodeJS.ProcessEnv;
};

/** Reads the environment; throws one Error that names every wrong variable. */
export function readConfig(environmentOfProcess: NodeJS.ProcessEnv): Config {
  const { env: from, problems } = readSecretFiles(environmentOfProcess);
  const parsed = environment.safeParse(from);
  if (problems.length > 0 || !parsed.success) {
    const wrong = parsed.error?.issues ?? [];
    throw new InvalidSettings([
      ...problems,
      ...wrong.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ]);
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  if (production && env.SENDAHEAD_CLOCK)
    throw new InvalidSettings(['SENDAHEAD_CLOCK: not allowed in production']);
  return {
    production,
    environment: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    drainSeconds: env.DRAIN_SECONDS,
    metrics:
      env.METRICS_PORT === undefined
        ? undefined
        : { host: env.METRICS_HOST ?? env.HOST, port: env.METRICS_PORT },
    tracing: readTracing(env),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    namedStatements: env.DATABASE_NAMED_STATEMENTS === 'on',
    databaseConnections: env.DATABASE_CONNECTIONS,
    valkeyUrl: env.VALKEY_URL,
    dataDir: resolve(env.SENDAHEAD_DATA),
    publicUrl: env.PUBLIC_URL ?? `http://{brand}.localhost:${env.PORT}`,
    clockStart: env.SENDAHEAD_CLOCK,
    clockSince: env.SENDAHEAD_CLOCK_SINCE === undefined ? undefined : Date.parse(env.SENDAHEAD_CLOCK_SINCE),
    gatewayUrl: env.GATEWAY_URL ?? `http://localhost:${env.PORT + 1}`,
    prepaidBlocked: env.PREPAID_CARDS === 'refused',
    clubBilling: env.CLUB_BILLING === 'on',
    checkoutDeadlineMs: env.CHECKOUT_DEADLINE_MS,
    undoSeconds: Math.round(env.UNDO_MINUTES * 60),
    ordersKeepPeopleDays: env.ORDERS_KEEP_PEOPLE_DAYS,
    zipValidator: env.ZIP_VALIDATOR === 'on',
    mobileVerification: env.MOBILE_VERIFICATION === 'on',
    collectionMethodHidden: env.COLLECTION_METHOD_HIDDEN === 'on',
    staffSecondFactorRequired:
      (env.STAFF_SECOND_FACTOR ?? (production ? 'required' : 'offered')) === 'required',
    logLevel: env.LOG_LEVEL,
    trustedProxies: env.TRUST_PROXY,
    overloadDelayMs: env.OVERLOAD_DELAY_MS,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    env: from,
  };
}
