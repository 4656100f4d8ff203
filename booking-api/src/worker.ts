import { buildApp } from './app.ts';
import { databaseGauges } from './database-gauges.ts';
import { reviewContacts } from './modules/catalog/public/invented-contacts.ts';
import { measureDatabase } from './platform/metrics/database-gauges.ts';
import { exitOnSignal, readSettingsOrExit, requirePrepared, serveMetricsOf } from './process.ts';

/**
 * Runs the jobs: assembled like the server, but without a port. Any number of workers may share one database.
 */
const config = readSettingsOrExit();
await requirePrepared(config);
const built = await buildApp(config);
exitOnSignal(built);
if (config.metrics) measureDatabase(databaseGauges(built.context, built.services));
await serveMetricsOf(config);
if (config.production) await reviewContacts(built.context.db);
await built.context.jobs.start();
built.app.log.info('Working on jobs');
