import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { startPostgres } from '../postgres/postgres.ts';

/** `soak [--minutes 20]`: keeps the server busy and reports its memory and slowness, minute by minute. */
const database = await startPostgres({ dataDir: join(root, '.data/soak') });
const { status } = spawnSync(
  process.execPath,
  [join(root, 'booking-api/src/bench/soak.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: database.url, NODE_ENV: 'test' },
  },
);
await database.stop();
process.exit(status ?? 1);
