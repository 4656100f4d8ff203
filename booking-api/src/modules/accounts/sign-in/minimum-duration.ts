import { setTimeout as wait } from 'node:timers/promises';

/**
 * Does work that must not tell by its duration what it found: the answer comes no sooner than `ms` after the start,
 * which the work itself stays well below. It also slows whoever asks again and again.
 */
export async function withMinimumDuration<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), wait(ms)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
