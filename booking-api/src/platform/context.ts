import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Flags } from './flags/flags.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Live } from './live/live.ts';
import type { Sessions } from './security/session.ts';
import type { Config } from './settings/config.ts';
import type { Throttle } from './throttle/throttle.ts';

/** The dependencies of every module. */
export type AppContext = {
  config: Config;
  db: Database;
  /** For reports and exports alone: a replica whose rows may be seconds old, or else the same as `db`. */
  replica: Database;
  clock: Clock;
  jobs: Jobs;
  throttle: Throttle;
  sessions: Sessions;
  live: Live;
  flags: Flags;
};
