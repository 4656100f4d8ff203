import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { runOnDatabase } from '../processes/run-on-database.ts';

/** `bench:api`: measures the important calls against their floor, with 100,000 facilities; BENCH_EFFORT multiplies the requests. */
process.exit(
  await runOnDatabase(
    join(root, '.data/bench-api'),
    [['seed-many.ts', '--facilities', '100000'], ['bench/bench.ts']],
    { NODE_ENV: 'test' },
  ),
);
