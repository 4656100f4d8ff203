import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { startPostgres } from '../postgres/postgres.ts';

/** `bench:api`: the calls that matter against their floor, on 100,000 facilities; BENCH_EFFORT multiplies the requests. */
const database = await startPostgres({ dataDir: join(root, '.data/bench-api') });
const env = { ...process.env, DATABASE_URL: database.url, NODE_ENV: 'test' };
const run = (script: string, ...words: string[]) =>
  spawnSync(process.execPath, [join(root, 'booking-api/src', script), ...words], {
    cwd: root,
    stdio: 'inherit',
    env,
  }).status ?? 1;
const status = run('seed-many.ts', '--facilities', '100000') || run('bench/bench.ts');
await database.stop();
process.exit(status);
