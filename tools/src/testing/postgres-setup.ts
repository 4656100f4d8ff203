import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../postgres/postgres.ts';
import { installPrograms } from '../processes/system-programs.ts';
import { startGateways } from './gateways.ts';
import { setTestServer, type TestServer } from './postgres-server.ts';
import { testDatabaseFolder } from './test-database-folder.ts';

const workspace = resolve(__dirname, '../../..');
const api = join(workspace, 'booking-api');

/**
 * One throw-away PostgreSQL for all test runs of this machine, holding one migrated and seeded template per state of
 * the migrations and the seed, which test files clone (`booking-api/src/testing/database.ts`), and a payment sandbox for each
 * worker of the run.
 */
export default async function setup({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  if (installPrograms(['redis-server']).length > 0)
    console.log('Tests over Valkey are skipped: there is no valkey-server or redis-server.');
  const dataDir = testDatabaseFolder();
  const server = await startPostgres({ dataDir, durable: false, database: 'keeper' });
  const keeper = new pg.Client({ connectionString: server.url, application_name: 'test-run' });
  keeper.on('error', () => {});
  await keeper.connect();
  const template = `template_${fingerprint()}`;
  await keeper.query('select pg_advisory_lock(77)');
  await dropLeftovers(keeper, template);
  await ensureTemplate(keeper, server.url, template);
  await keeper.query('select pg_advisory_unlock(77)');
  process.env.TEST_POSTGRES_URL = server.url;
  process.env.TEST_POSTGRES_TEMPLATE = template;
  const gateways = await startGateways(keeper, server.url, maxWorkers);
  setTestServer({ dataDir, keeper, gateways } satisfies TestServer);
}

async function ensureTemplate(keeper: pg.Client, url: string, template: string): Promise<void> {
  const { rowCount } = await keeper.query('select 1 from pg_database where datname = $1', [template]);
  if (rowCount) return;
  const draft = `${template}_draft`;
  await keeper.query(`drop database if exists ${draft} with (force)`);
  await keeper.query(`create database ${draft}`);
  const address = new URL(url);
  address.pathname = `/${draft}`;
  execFileSync(join(workspace, 'node_modules/.bin/node'), [join(api, 'src/prepare.ts')], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: address.href },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await keeper.query(`alter database ${draft} rename to ${template}`);
}

/**
 * Drops clones that a killed run left behind, and templates of earlier states: only while no other run is in
 * progress. An external server may hold databases with similar names; ours also have a number.
 */
async function dropLeftovers(keeper: pg.Client, template: string): Promise<void> {
  const others = await keeper.query(
    "select 1 from pg_stat_activity where application_name = 'test-run' and pid <> pg_backend_pid()",
  );
  if (others.rowCount) return;
  const old = await keeper.query<{ datname: string }>(
    "select datname from pg_database where datname ~ '^(test|template)_[0-9a-f]{16}(_draft)?$' and datname <> $1",
    [template],
  );
  for (const { datname } of old.rows) await keeper.query(`drop database if exists "${datname}" with (force)`);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const folders = ['migrations', 'src/reference', 'src/demo', 'src/platform'].map((folder) =>
    join(api, folder),
  );
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
      if (!path.includes('.test.')) hash.update(path).update(readFileSync(path));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
