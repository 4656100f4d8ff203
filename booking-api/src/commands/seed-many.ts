import { parseArgs } from 'node:util';
import pg from 'pg';
import { seedManyFacilities } from '../demo/facilities/many.ts';
import { seedManyOrders } from '../demo/many/people-and-orders.ts';
import { readConfig } from '../platform/settings/config.ts';
import { readEnvironment } from '../platform/settings/environment.ts';
import { prepareDatabase } from '../prepare-database.ts';

/**
 * `--facilities <count>`, `--users <count> --orders <count>`: prepares the database of DATABASE_URL and fills
 * it to a size, for testing at scale.
 */
const config = readConfig(readEnvironment());
const count = { type: 'string', default: '0' } as const;
const { values } = parseArgs({ options: { facilities: count, users: count, orders: count } });
const [facilities = 0, users = 0, orders = 0] = [values.facilities, values.users, values.orders].map(Number);
const counts = [facilities, users, orders];
const sensible =
  counts.every((each) => Number.isSafeInteger(each) && each >= 0) && counts.some((each) => each > 0);
if (config.production || !sensible || (orders > 0 && users === 0)) {
  console.error(
    'usage: npm run seed -- --facilities <count>, or --users <count> [--orders <count>]; never in production',
  );
  process.exit(1);
}
await prepareDatabase(config.databaseUrl, { production: false });
const client = new pg.Client({ connectionString: config.databaseUrl });
await client.connect();
const start = performance.now();
const made = facilities > 0 ? await seedManyFacilities(client, facilities) : 0;
if (users > 0) await seedManyOrders(client, { users, orders });
await client.end();
process.stdout.write(
  `${made} facilities in addition to the demo's, ${users} users, ${orders} orders, in ${((performance.now() - start) / 1000).toFixed(1)} s\n`,
);
