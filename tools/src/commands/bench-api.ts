import { join } from 'node:path';
import { runOnDatabase } from '../processes/run-on-database.ts';
import { dataFolder } from '../release/data-folder.ts';

/**
 * `bench:api`: measures the important calls against their floor, with 100,000 facilities, in the data folder of
 * SENDAHEAD_DATA, by default `.data/bench-api`; BENCH_EFFORT multiplies the requests. `seed` fills the same folder with
 * orders when it gets the same SENDAHEAD_DATA.
 */
process.env.SENDAHEAD_DATA ||= join('.data', 'bench-api');
process.exit(
  await runOnDatabase(
    dataFolder(),
    [['commands/seed-many.ts', '--facilities', '100000'], ['bench/bench.ts']],
    {
      NODE_ENV: 'test',
    },
  ),
);
