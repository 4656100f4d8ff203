import { join } from 'node:path';
import { buildApp } from '../app.ts';
import { readSettingsOrExit, requirePrepared } from '../process.ts';
import { openErasedList } from '../workflows/account/erasures/erased-list.ts';
import { repeatErasures } from '../workflows/account/erasures/repeat-erasures.ts';

/**
 * Deletes accounts again that a restore brought back, before customers are let in. A worker does the same each hour.
 * Exits 1 if an account could not be deleted yet.
 */
const config = readSettingsOrExit();
await requirePrepared(config);
const { app, context } = await buildApp(config);
await context.jobs.start('send');
const failed: unknown[] = [];
const deleted = await repeatErasures({
  ...context,
  list: openErasedList(join(config.dataDir, 'erased')),
  report: (error) => failed.push(error),
});
process.stdout.write(`${deleted} accounts deleted again, ${failed.length} not yet\n`);
for (const error of failed) console.error(error instanceof Error ? error.message : error);
await app.close();
process.exit(failed.length > 0 ? 1 : 0);
