import { buildApp } from './app.ts';
import { exitOnSignal, readSettingsOrExit, requirePrepared, serveMetricsOf } from './process.ts';

/**
 * Answers requests; workers (`worker.ts`) run the jobs that it sends. Any number of servers may share one
 * database.
 */
const config = readSettingsOrExit();
await requirePrepared(config);
const built = await buildApp(config, { pages: true });
await built.context.jobs.start('send');
await serveMetricsOf(config);
// Before it reports that it listens.
exitOnSignal(built, config.drainSeconds);
await built.app.listen({ port: config.port, host: config.host });
