import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { runOnDatabase } from '../processes/run-on-database.ts';

/** `bench:streams`: measures the load of a thousand open pages on an idle server. */
process.exit(
  await runOnDatabase(join(root, '.data/bench-streams'), [['bench/streams.ts']], { NODE_ENV: 'test' }),
);
