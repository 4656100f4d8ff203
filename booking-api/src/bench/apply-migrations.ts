import pg from 'pg';
import { listMigrations, migrate } from '../platform/database/migrations.ts';
import { readEnvironment } from '../platform/settings/environment.ts';

/** `apply-migrations.ts <folder>`: applies the files of a folder to `DATABASE_URL` as the migrator applies those of a release. */
const [folder = ''] = process.argv.slice(2);
const client = new pg.Client({ connectionString: readEnvironment().DATABASE_URL });
await client.connect();
try {
  await migrate(client, listMigrations(folder));
} finally {
  await client.end();
}
