import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { dataFolder } from '../release/data-folder.ts';

/** `seed -- --facilities <count>`: fills the database of the data folder, or of DATABASE_URL, to a size. */
const database = await startPostgres({ dataDir: dataFolder() });
const { status } = spawnSync(
  process.execPath,
  [join(root, 'booking-api/src/seed-many.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: database.url },
  },
);
await database.stop();
process.exit(status ?? 1);
