import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import { gather } from './gather.ts';
import { Refusal } from './refusal.ts';
import { visitorNetwork } from './visitor-network.ts';

/** Counts attempts in the database, so that two instances of the server count together. */
export type Throttle = {
  /** Counts one attempt; throws Refusal 429 once `max` were made within the window. */
  attempt(what: string, who: string, max: number, windowSeconds: number): Promise<void>;
  /** Throws Refusal 429 when the limit is reached, without counting. */
  check(what: string, who: string, max: number, windowSeconds: number): Promise<void>;
  /** The same for who asks for the count beside something else. */
  limit(what: string, who: string, max: number, windowSeconds: number): Limit;
};

/** Whether an attempt is within its limit, for who has something else to say than a refusal. */
export async function isWithin(attempt: Promise<void>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** How often something may be attempted. */
export type Limit = {
  /** The counter in the table `throttle`; no row stands for 0. */
  key: string;
  /** Throws Refusal 429 when so many attempts have used the limit up. */
  judge(attempts: number): void;
};

export function createThrottle(db: Database, clock: Clock, scale: number): Throttle {
  const windowOf = (seconds: number) => Math.floor(clock.now() / 1000 / seconds);
  const key = (what: string, who: string, seconds: number) =>
    `${what}:${seconds}:${windowOf(seconds)}:${visitorNetwork(who)}`;
  const refuseAbove = (count: number, max: number, seconds: number) => {
    if (count <= Math.ceil(max * scale)) return;
    const left = Math.ceil((windowOf(seconds) + 1) * seconds - clock.now() / 1000);
    throw new Refusal(429, 'too_many_requests', { headers: { 'retry-after': String(Math.max(1, left)) } });
  };
  const limit: Throttle['limit'] = (what, who, max, seconds) => ({
    key: key(what, who, seconds),
    judge: (attempts) => refuseAbove(attempts + 1, max, seconds),
  });
  const count = gather((attempts: readonly Attempt[]) => countAll(db, attempts));
  return {
    async attempt(what, who, max, seconds) {
      const expires = new Date(clock.now() + seconds * 2000).toISOString();
      refuseAbove(await count({ key: key(what, who, seconds), expires }), max, seconds);
    },
    async check(what, who, max, seconds) {
      const { key, judge } = limit(what, who, max, seconds);
      const row = await db.selectFrom('throttle').select('count').where('key', '=', key).executeTakeFirst();
      judge(row?.count ?? 0);
    },
    limit,
  };
}

type Attempt = { key: string; expires: string };

/** What a power cut takes with it is counted again. */
const unhurried = sql`(select set_config('synchronous_commit', 'off', true)) as unhurried`;

/**
 * Counts attempts that were made at the same moment by one statement; gives each the number that it would have had by
 * itself. Keys are written in one order, so that two servers never wait for each other.
 */
async function countAll(db: Database, attempts: readonly Attempt[]): Promise<number[]> {
  const groups = Map.groupBy(attempts, ({ key }) => key);
  const rows = [...groups].map(([key, [first, ...more]]) => ({
    key,
    count: 1 + more.length,
    expires_at: first?.expires,
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(key text, count integer, expires_at timestamptz)`;
  const counted = await sql<{ key: string; count: number }>`
    insert into throttle (key, count, expires_at) select key, count, expires_at from ${given}, ${unhurried} order by key
    on conflict (key) do update set count = throttle.count + excluded.count
    returning key, count`.execute(db);
  const before = new Map(counted.rows.map(({ key, count }) => [key, count - (groups.get(key)?.length ?? 0)]));
  return attempts.map(({ key }) => {
    const number = (before.get(key) ?? 0) + 1;
    before.set(key, number);
    return number;
  });
}

/** Removes counters whose window is over. */
export async function sweepThrottle(db: Database, clock: Clock): Promise<void> {
  await db.deleteFrom('throttle').where('expires_at', '<', clock.instant()).execute();
}
