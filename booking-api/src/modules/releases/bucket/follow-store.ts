import { releasesUnreadSeconds } from '../../../platform/metrics/metrics.ts';
import type { Mirror } from './mirror.ts';

const everyMs = 500;
/** An earlier build that could not be read is tried again after this time. */
const restMs = 30_000;
/** An outage is logged once, and once more when it is over. */
export interface FollowLog {
  warn(facts: object, words: string): void;
  info(words: string): void;
}

/**
 * Keeps this host's copy of the releases up to date; while the database or the bucket is away, the last good one remains.
 * Returns a function that stops it.
 */
export function followStore(mirror: Mirror, log: FollowLog): () => Promise<void> {
  let readAt = performance.now();
  let isAway = false;
  let restUntil = 0;

  const look = async (): Promise<void> => {
    try {
      await mirror.pull();
      readAt = performance.now();
      if (isAway) log.info('the releases can be read again');
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'the releases cannot be read; the last good ones stay');
      isAway = true;
    }
  };
  /** Pages have what they need without an earlier build, so one that cannot be brought is no outage. */
  const lookBack = (): Promise<void> =>
    mirror.pullEarlier().catch((error: unknown) => {
      log.warn({ err: error }, 'an earlier build cannot be read');
      restUntil = performance.now() + restMs;
    });

  let looking: Promise<void> | undefined;
  let lookingBack: Promise<void> | undefined;
  const turn = (): void => {
    releasesUnreadSeconds.set((performance.now() - readAt) / 1000);
    looking ??= look().finally(() => {
      looking = undefined;
      if (isAway || performance.now() < restUntil) return;
      lookingBack ??= lookBack().finally(() => {
        lookingBack = undefined;
      });
    });
  };
  const turns = setInterval(turn, everyMs).unref();
  turn();
  return async () => {
    clearInterval(turns);
    await looking;
    await lookingBack;
  };
}
