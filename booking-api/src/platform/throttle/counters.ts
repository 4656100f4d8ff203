import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database, Queries } from '../database/database.ts';
import type { Valkey } from '../valkey/valkey.ts';

/** Where attempts are counted. A key names its window, so that the next window has another one. */
export type Counters = {
  /** Counts one more, and returns how many there are; forgets them after `seconds` at the earliest. */
  add(key: string, seconds: number): Promise<number>;
  /** How many there are; a database reads by the given transaction. */
  read(key: string, by?: Queries): Promise<number>;
};

/** Counts that all servers share in their database, without waiting for its disk: a power failure loses some. */
export function countersInDatabase(db: Database, clock: Clock): Counters {
  return {
    async add(key, seconds) {
      const expires = new Date(clock.now() + seconds * 1000).toISOString();
      const { rows } = await sql<{ count: number }>`
        insert into throttle (key, count, expires_at)
        select ${key}, 1, ${expires}::timestamptz from (select set_config('synchronous_commit', 'off', true)) as unhurried
        on conflict (key) do update set count = throttle.count + 1 returning count`.execute(db);
      return rows[0]?.count ?? 1;
    },
    async read(key, by = db) {
      const row = await by.selectFrom('throttle').select('count').where('key', '=', key).executeTakeFirst();
      return row?.count ?? 0;
    },
  };
}

/** More keys than this push out the ones that were counted longest ago. */
const maxKeys = 5000;

/** Counts of this process alone. */
export function countersInProcess(): Counters {
  const counts = new Map<string, number>();
  return {
    async add(key) {
      const count = (counts.get(key) ?? 0) + 1;
      counts.delete(key);
      counts.set(key, count);
      const [oldest] = counts.size > maxKeys ? counts.keys() : [];
      if (oldest !== undefined) counts.delete(oldest);
      return count;
    },
    read: async (key) => counts.get(key) ?? 0,
  };
}

/** As one command: a key that was counted and never expires would block its visitor for good. */
const addAndExpire = `local count = redis.call('INCR', KEYS[1])
  redis.call('EXPIRE', KEYS[1], ARGV[1])
  return count`;

/** Counts that all servers share in Valkey. While it is away, they are `otherwise`, and begin at zero there. */
export function countersInValkey(valkey: Valkey, otherwise: Counters): Counters {
  const name = (key: string): string => `limit:${key}`;
  return {
    async add(key, seconds) {
      try {
        return Number(await valkey.ask((client) => client.eval(addAndExpire, 1, name(key), seconds)));
      } catch {
        return otherwise.add(key, seconds);
      }
    },
    async read(key, by) {
      try {
        return Number(await valkey.ask((client) => client.get(name(key))));
      } catch {
        return otherwise.read(key, by);
      }
    },
  };
}
