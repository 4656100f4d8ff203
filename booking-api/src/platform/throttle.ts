import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import { Refusal } from './refusal.ts';

/** Counts attempts in the database, so that two instances of the server count together. */
export type Throttle = {
  /** Counts one attempt; throws Refusal 429 once `max` were made within the window. */
  attempt(what: string, who: string, max: number, windowSeconds: number): Promise<void>;
  /** Throws Refusal 429 when the limit is reached, without counting. */
  check(what: string, who: string, max: number, windowSeconds: number): Promise<void>;
};

export function createThrottle(db: Database, clock: Clock, scale: number): Throttle {
  const windowOf = (seconds: number) => Math.floor(clock.now() / 1000 / seconds);
  const key = (what: string, who: string, seconds: number) =>
    `${what}:${seconds}:${windowOf(seconds)}:${who}`;
  const refuseAbove = (count: number, max: number, seconds: number) => {
    if (count <= Math.ceil(max * scale)) return;
    const left = Math.ceil((windowOf(seconds) + 1) * seconds - clock.now() / 1000);
    throw new Refusal(429, 'too_many_requests', { headers: { 'retry-after': String(Math.max(1, left)) } });
  };
  return {
    async attempt(what, who, max, seconds) {
      const expires = new Date(clock.now() + seconds * 2000).toISOString();
      const row = await db
        .insertInto('throttle')
        .values({ key: key(what, who, seconds), count: 1, expires_at: expires })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({ count: sql<number>`throttle.count + 1` }),
        )
        .returning('count')
        .executeTakeFirstOrThrow();
      refuseAbove(row.count, max, seconds);
    },
    async check(what, who, max, seconds) {
      const row = await db
        .selectFrom('throttle')
        .select('count')
        .where('key', '=', key(what, who, seconds))
        .executeTakeFirst();
      refuseAbove((row?.count ?? 0) + 1, max, seconds);
    },
  };
}

/** Removes counters whose window is over. */
export async function sweepThrottle(db: Database, clock: Clock): Promise<void> {
  await db.deleteFrom('throttle').where('expires_at', '<', clock.instant()).execute();
}
