import pg from 'pg';
import { seedManyFacilities } from './demo/facilities/many.ts';
import { readConfig } from './platform/settings/config.ts';
import { readEnvironment } from './platform/settings/environment.ts';
import { prepareDatabase } from './prepare-database.ts';

/** `--facilities <count>`: prepares the database of DATABASE_URL and fills it to a size, for trying scale. */
const config = readConfig(readEnvironment());
const count = Number(process.argv[process.argv.indexOf('--facilities') + 1]);
if (config.production || !process.argv.includes('--facilities') || !Number.isSafeInteger(count)) {
  console.error('usage: npm run seed -- --facilities <count>; never in production');
  process.exit(1);
}
await prepareDatabase(config.databaseUrl, { production: false });
const client = new pg.Client({ connectionString: config.databaseUrl });
await client.connect();
const start = performance.now();
const made = await seedManyFacilities(client, count);
await client.end();
process.stdout.write(
  `${made} facilities beside the demo's, in ${((performance.now() - start) / 1000).toFixed(1)} s\n`,
);
