import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { runOnDatabase } from '../processes/run-on-database.ts';

/** `soak [--minutes 20]`: keeps the server busy and reports its memory and response times every minute. */
process.exit(
  await runOnDatabase(join(root, '.data/soak'), [['bench/soak.ts', ...process.argv.slice(2)]], {
    NODE_ENV: 'test',
  }),
);
