import type { Clock } from '../clock.ts';
import type { Database, Queries } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { limitRefusals } from '../metrics/metrics.ts';
import type { Counters } from './counters.ts';
import { visitorNetwork } from './visitor-network.ts';

/** Limits of attempts, such as sign-ins; all servers share one count. */
export type Throttle = {
  /** Counts one attempt; throws Refusal 429 after `max` attempts within the window. */
  attempt(what: string, who: string, max: number, windowSeconds: number): Promise<void>;
  /** Throws Refusal 429 when the limit is reached, without counting. Runs in the given transaction. */
  check(what: string, who: string, max: number, windowSeconds: number, by?: Queries): Promise<void>;
};

/** Whether an attempt is within its limit, for callers that respond with something other than a refusal. */
export async function isAllowed(attempt: Promise<void>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

export function createThrottle(counters: Counters, clock: Clock, scale: number): Throttle {
  const windowOf = (seconds: number) => Math.floor(clock.now() / 1000 / seconds);
  const key = (what: string, who: string, seconds: number) =>
    `${what}:${seconds}:${windowOf(seconds)}:${visitorNetwork(who)}`;
  const refuseAbove = (what: string, count: number, max: number, seconds: number) => {
    if (count <= Math.ceil(max * scale)) return;
    limitRefusals.inc({ limit: what });
    const left = Math.ceil((windowOf(seconds) + 1) * seconds - clock.now() / 1000);
    throw new Refusal(429, 'too_many_requests', { headers: { 'retry-after': String(Math.max(1, left)) } });
  };
  return {
    async attempt(what, who, max, seconds) {
      refuseAbove(what, await counters.add(key(what, who, seconds), seconds * 2), max, seconds);
    },
    async check(what, who, max, seconds, by) {
      refuseAbove(what, (await counters.read(key(what, who, seconds), by)) + 1, max, seconds);
    },
  };
}

/** Deletes counters of the database whose window is over. */
export async function sweepThrottle(db: Database, clock: Clock): Promise<void> {
  await db.deleteFrom('throttle').where('expires_at', '<', clock.instant()).execute();
}
