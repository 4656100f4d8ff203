import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { Jobs } from './jobs.ts';
import type { Sessions } from './session.ts';
import type { Throttle } from './throttle.ts';

/** What every module is given: its whole outer world. */
export type AppContext = {
  config: Config;
  db: Database;
  clock: Clock;
  jobs: Jobs;
  throttle: Throttle;
  sessions: Sessions;
};
