import { buildApp } from './app.ts';
import { exitOnSignal, readSettingsOrExit, requirePrepared } from './process.ts';

/** Answers requests; the jobs that it sends are done by workers (`worker.ts`). Any number may run on one database. */
const config = readSettingsOrExit();
await requirePrepared(config);
const { app, context } = await buildApp(config, { pages: true });
await context.jobs.start('send');
// Before it says that it listens.
exitOnSignal(app);
await app.listen({ port: config.port, host: config.host });
