import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs work whose duration must not reveal what it found (timing attacks): the result arrives no sooner than
 * `ms` after the start, and the work itself takes much less. It also slows repeated attempts.
 */
export async function withMinimumDuration<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), wait(ms)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
