import { setTimeout as wait } from 'node:timers/promises';
import type { BookingApp } from './app.ts';
import { checkSettings } from './integrations/check-settings.ts';
import { isPrepared } from './platform/database/is-prepared.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { type Config, readConfig } from './platform/settings/config.ts';
import { readEnvironment } from './platform/settings/environment.ts';
import { InvalidSettings } from './platform/settings/invalid-settings.ts';

/** Nothing is touched before every setting is there: what is missing is said, and that is all. */
export function readSettingsOrExit(): Config {
  try {
    const read = readConfig(readEnvironment());
    checkSettings(read);
    return read;
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Neither server nor worker runs on a database that lacks a migration of this release. */
export async function requirePrepared({
  databaseDirectUrl,
}: Pick<Config, 'databaseDirectUrl'>): Promise<void> {
  if (await isPrepared(databaseDirectUrl)) return;
  console.error('The database is not prepared for this release: run npm run prepare:database first.');
  process.exit(1);
}

/** Serves the numbers of the process where METRICS_PORT says so. */
export async function serveMetricsOf({ metrics }: Pick<Config, 'metrics'>): Promise<void> {
  if (metrics) await serveMetrics(metrics.host, metrics.port);
}

/** How long work in progress may take once nothing new arrives. */
const finishMs = 15_000;

/**
 * On SIGTERM or SIGINT: is not ready any more, goes on answering for `drainSeconds` while the proxy finds out, then ends
 * streams, finishes requests and jobs, and exits 0. A second signal, or too long a wait, ends it immediately.
 */
export function exitOnSignal({ app, leave }: Pick<BookingApp, 'app' | 'leave'>, drainSeconds = 0): void {
  let leaving = false;
  const exit = async (): Promise<void> => {
    if (leaving) process.exit(1);
    leaving = true;
    leave();
    setTimeout(() => process.exit(1), drainSeconds * 1000 + finishMs).unref();
    await wait(drainSeconds * 1000);
    // A stream's connection stays open when the stream has ended, and would be waited for.
    setInterval(() => app.server.closeIdleConnections(), 100).unref();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void exit());
}
