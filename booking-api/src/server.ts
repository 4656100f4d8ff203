import { buildApp } from './app.ts';
import { exitOnSignal, readSettingsOrExit, requirePrepared, serveMetricsOf } from './process.ts';

/** Answers requests; the jobs that it sends are done by workers (`worker.ts`). Any number may run on one database. */
const config = readSettingsOrExit();
await requirePrepared(config);
const built = await buildApp(config, { pages: true });
await built.context.jobs.start('send');
await serveMetricsOf(config);
// Before it says that it listens.
exitOnSignal(built, config.drainSeconds);
await built.app.listen({ port: config.port, host: config.host });
