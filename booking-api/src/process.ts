import { setTimeout as wait } from 'node:timers/promises';
import type { BookingApp } from './app.ts';
import { checkSettings } from './integrations/check-settings.ts';
import { isPrepared } from './platform/database/is-prepared.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { type Config, readConfig } from './platform/settings/config.ts';
import { readEnvironment } from './platform/settings/environment.ts';
import { InvalidSettings } from './platform/settings/invalid-settings.ts';
import { readSecretFiles } from './platform/settings/secret-files.ts';

/** The problems found by a reader of settings, or its result. */
function tryRead<Read>(read: () => Read): { read: Read } | { problems: readonly string[] } {
  try {
    return { read: read() };
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error;
    return { problems: error.problems };
  }
}

/**
 * Nothing starts before every setting is valid. One run names all missing ones, so that the operator sees the
 * whole list.
 */
export function readSettingsOrExit(): Config {
  const environment = readEnvironment();
  const config = tryRead(() => readConfig(environment));
  const files = readSecretFiles(environment);
  const integrations = tryRead(() =>
    checkSettings({ env: files.env, production: environment.NODE_ENV === 'production' }),
  );
  if ('read' in config && 'read' in integrations) return config.read;
  const unread = files.problems.map((problem) => problem.replace(/(_FILE)?:.*/s, ''));
  const problems = [config, integrations]
    .flatMap((one) => ('problems' in one ? one.problems : []))
    .filter((problem) => !unread.some((name) => problem.startsWith(`${name}: missing`)));
  console.error(new InvalidSettings(problems).message);
  process.exit(1);
}

/** Server and worker refuse to run on a database that lacks a migration of this release. */
export async function requirePrepared({
  databaseDirectUrl,
  production,
}: Pick<Config, 'databaseDirectUrl' | 'production'>): Promise<void> {
  if (await isPrepared(databaseDirectUrl)) return;
  const how = production
    ? "run this release's migrator first (node booking-api/src/prepare.ts in its folder or image; the service `migrator` of compose.yaml)."
    : 'run npm run prepare:database first.';
  console.error(`The database is not prepared for this release: ${how}`);
  process.exit(1);
}

/** Serves the metrics of the process if METRICS_PORT is set. */
export async function serveMetricsOf({ metrics }: Pick<Config, 'metrics'>): Promise<void> {
  if (metrics) await serveMetrics(metrics.host, metrics.port);
}

/** How long work in progress may take once no new work arrives. */
const finishMs = 15_000;

/**
 * On SIGTERM or SIGINT: reports that it is not ready, continues to answer for `drainSeconds` while the proxy
 * notices, then ends streams, finishes requests and jobs, and exits 0. A second signal, or too long a wait,
 * ends it immediately.
 */
export function exitOnSignal({ app, leave }: Pick<BookingApp, 'app' | 'leave'>, drainSeconds = 0): void {
  let leaving = false;
  const exit = async (): Promise<void> => {
    if (leaving) process.exit(1);
    leaving = true;
    leave();
    setTimeout(() => process.exit(1), drainSeconds * 1000 + finishMs).unref();
    await wait(drainSeconds * 1000);
    // A stream's connection stays open after the stream has ended, and would delay the shutdown.
    setInterval(() => app.server.closeIdleConnections(), 100).unref();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void exit());
}
