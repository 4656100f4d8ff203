import type { FastifyInstance } from 'fastify';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import type { SendNews } from './platform/database/news-of-transactions.ts';
import { type ListenToNews, newsByDatabase, newsByValkey, sendByValkey } from './platform/live/news.ts';
import type { Config } from './platform/settings/config.ts';
import {
  type Counters,
  countersInDatabase,
  countersInProcess,
  countersInValkey,
} from './platform/throttle/counters.ts';
import { openValkey } from './platform/valkey/valkey.ts';

/** What servers share in addition to data: counts of limits, and news. */
export type Shared = {
  /** Counts of attempts. */
  counters(db: Database, clock: Clock): Counters;
  /** Counts of all calls; undefined: each process has its own. */
  floods: Counters | undefined;
  /** Undefined: transactions notify by themselves. */
  sendNews: SendNews | undefined;
  listenToNews: ListenToNews;
  stop(): void;
};

/** Shares by Valkey where one is set, otherwise by the database. */
export function shareByServers(app: FastifyInstance, { valkeyUrl, databaseDirectUrl }: Config): Shared {
  const byDatabase = newsByDatabase(databaseDirectUrl, (error) =>
    app.log.warn({ err: error }, 'news of the database'),
  );
  if (valkeyUrl === undefined)
    return {
      counters: countersInDatabase,
      floods: undefined,
      sendNews: undefined,
      listenToNews: byDatabase,
      stop: () => undefined,
    };
  const valkey = openValkey(valkeyUrl, (isUp, reason) => {
    if (isUp) app.log.info('valkey answers');
    else app.log.warn({ err: reason }, 'valkey is away; limits and news use the database');
  });
  return {
    counters: (db, clock) => countersInValkey(valkey, countersInDatabase(db, clock)),
    floods: countersInValkey(valkey, countersInProcess()),
    sendNews: sendByValkey(valkey),
    listenToNews: newsByValkey(valkey, byDatabase),
    stop: valkey.stop,
  };
}
