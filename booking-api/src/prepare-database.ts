import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { seedDemo } from './demo/seed-demo.ts';
import { migrate } from './platform/database/migrations.ts';
import { prepareQueues } from './platform/jobs/prepare-queues.ts';
import { correctedProducts, readProducts } from './reference/catalog/corrected-products.ts';
import { seedReference } from './reference/seed-reference.ts';

/** What a preparation changed. */
export interface Prepared {
  readonly migrations: readonly string[];
  readonly written: readonly ('reference' | 'demo')[];
  /** Products of which the release knows better, each with what changed. */
  readonly corrected: readonly string[];
}

/**
 * Brings a database to the state that this release expects: migrations and job queues, then reference data,
 * and the demo's clubs, people and rates unless this is production. Does nothing when it is up to date; safe
 * to kill and repeat. Rows that staff may have changed are never rewritten.
 */
export async function prepareDatabase(
  url: string,
  { production, pooled = false }: { production: boolean; pooled?: boolean },
): Promise<Prepared> {
  const client = new pg.Client({ connectionString: url, application_name: 'prepare' });
  await client.connect();
  try {
    const migrations = await migrate(client);
    if (pooled) await answerAlone(client);
    await prepareQueues(url);
    await client.query('select pg_advisory_lock(4002)');
    const before = await readProducts(client);
    const written: ('reference' | 'demo')[] = [];
    if (await writeOnce(client, 'reference', seedReference)) written.push('reference');
    if (!production && (await writeOnce(client, 'demo', seedDemo))) written.push('demo');
    if (written.length > 0) await client.query('analyze');
    return { migrations, written, corrected: correctedProducts(before, await readProducts(client)) };
  } finally {
    await client.end();
  }
}

/**
 * Has PostgreSQL answer our account without helpers, which take longer than the answers. Servers ask for that as they
 * connect, and a pooler drops it.
 */
async function answerAlone(client: pg.Client): Promise<void> {
  await client.query(`do $$ begin
    execute format('alter role current_user in database %I set max_parallel_workers_per_gather = 0', current_database());
  end $$`);
}

/** Writes the data of a folder unless its current content was already written; returns whether it did. */
async function writeOnce(
  client: pg.Client,
  folder: 'reference' | 'demo',
  seed: (client: pg.Client) => Promise<void>,
): Promise<boolean> {
  const checksum = checksumOf(folder);
  const seedState = await client.query<{ checksum: string }>(
    'select checksum from seed_state where name = $1',
    [folder],
  );
  if (seedState.rows[0]?.checksum === checksum) return false;
  await client.query('begin');
  await seed(client);
  await client.query(
    'insert into seed_state (name, checksum) values ($1, $2) on conflict (name) do update set checksum = excluded.checksum, applied_at = now()',
    [folder, checksum],
  );
  await client.query('commit');
  return true;
}

function checksumOf(name: string): string {
  const hash = createHash('sha256');
  // Each year adds the holidays of another year.
  hash.update(String(new Date().getFullYear()));
  const folder = join(import.meta.dirname, name);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts')).sort())
    hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}
