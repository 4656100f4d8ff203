import { buildApp } from './app.ts';
import { modules } from './modules.ts';
import { type Config, readConfig } from './platform/config.ts';
import { environmentNow, startJobThread } from './platform/job-thread.ts';
import { watchRequests } from './platform/step-aside.ts';
import { WrongSettings } from './platform/wrong-settings.ts';
import { isPrepared } from './prepare-database.ts';
import { readOrderingSettings } from './workflows/ordering-settings.ts';

/** Nothing is touched before every setting is there: what is missing is said, and that is all. */
function settingsOrLeave(): Config {
  try {
    const read = readConfig(process.env);
    readOrderingSettings(process.env, read);
    return read;
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const config = settingsOrLeave();
if (!(await isPrepared(config.databaseUrl))) {
  console.error('The database is not prepared for this release: run npm run prepare:database first.');
  process.exit(1);
}
const { app, context } = await buildApp(config, { modules });
await context.jobs.start('send');
const thread = await startJobThread(
  (error) => app.log.error({ err: error }, 'thread of the jobs'),
  () => environmentNow(context),
  watchRequests(app.server),
);
app.addHook('onClose', () => thread.stop());

let leaving = false;

/** Answers what is under way, then goes; a second signal, or 15 s, ends it at once. */
async function leave(): Promise<void> {
  if (leaving) process.exit(1);
  leaving = true;
  setTimeout(() => process.exit(1), 15_000).unref();
  await app.close();
  process.exit(0);
}
// They are heard before the server says that it listens.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void leave());
await app.listen({ port: config.port, host: config.host });
