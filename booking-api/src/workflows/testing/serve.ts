import { flushCompileCache } from 'node:module';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../platform/settings/config.ts';

/**
 * The server as `src/server.ts` runs it, without the pages and on a prepared database: the process that crash
 * tests kill.
 */
const config = readConfig(process.env);
const { app, context } = await buildApp(config);
await context.jobs.start('send');
await app.listen({ port: config.port, host: config.host });
// A killed process keeps no compiled sources for the next one unless it writes them before.
flushCompileCache();
