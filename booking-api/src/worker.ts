import { buildApp } from './app.ts';
import { exitOnSignal, readSettingsOrExit, requirePrepared } from './process.ts';

/** Does the jobs: put together like the server, it listens to nobody. Any number may run on one database. */
const config = readSettingsOrExit();
await requirePrepared(config);
const { app, context } = await buildApp(config);
exitOnSignal(app);
await context.jobs.start();
app.log.info('Working on jobs');
