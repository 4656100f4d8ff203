import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../platform/migrations.ts';
import { seedBrands } from './brands.ts';
import { seedCalendar } from './calendar.ts';
import { seedCatalog } from './catalog.ts';
import { seedDemo } from './demo.ts';
import { seedDemoNotices } from './demo-notices.ts';
import { seedFacilities } from './facilities/facilities.ts';
import { seedCountries } from './geo/countries.ts';
import { seedPostalAreas } from './geo/postal-areas.ts';
import { seedNotes } from './notes.ts';
import { seedPricing } from './pricing.ts';
import { seedQuestions } from './questions.ts';
import { seedRegions } from './regions.ts';
import { seedZipCodes } from './zip-codes.ts';

const parts = {
  seedRegions,
  seedZipCodes,
  seedCountries,
  seedPostalAreas,
  seedCatalog,
  seedBrands,
  seedFacilities,
  seedNotes,
  seedQuestions,
  seedCalendar,
  seedPricing,
};

/**
 * Brings a database to the state that this release expects: migrations, then the data the product works with, and the
 * demo's people and codes unless this is production. Does nothing when all of it is there; safe to kill and repeat.
 */
export async function prepareDatabase(url: string, { production }: { production: boolean }): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'prepare' });
  await client.connect();
  try {
    await migrate(client);
    await client.query('select pg_advisory_lock(4002)');
    const name = production ? 'product' : 'demo';
    const checksum = seedChecksum();
    const known = await client.query<{ checksum: string }>(
      'select checksum from seed_state where name = $1',
      [name],
    );
    if (known.rows[0]?.checksum === checksum) return;
    await client.query('begin');
    for (const part of Object.values(parts)) await part(client);
    if (!production) {
      await seedDemo(client);
      await seedDemoNotices(client);
    }
    await client.query(
      'insert into seed_state (name, checksum) values ($1, $2) on conflict (name) do update set checksum = excluded.checksum, applied_at = now()',
      [name, checksum],
    );
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

function seedChecksum(): string {
  const hash = createHash('sha256');
  // Each year brings the holidays of one more.
  hash.update(String(new Date().getFullYear()));
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts')).sort()) {
    hash.update(file).update(readFileSync(join(import.meta.dirname, file)));
  }
  return hash.digest('hex');
}
