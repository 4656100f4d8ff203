import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { runOnDatabase } from '../processes/run-on-database.ts';

/** `bench:streams`: what a thousand open pages cost one server that has nothing to tell them. */
process.exit(
  await runOnDatabase(join(root, '.data/bench-streams'), [['bench/streams.ts']], { NODE_ENV: 'test' }),
);
