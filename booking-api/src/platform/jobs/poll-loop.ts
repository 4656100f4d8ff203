import { setTimeout as wait } from 'node:timers/promises';

export type PollLoop = {
  /** Lets a look that is under way come to its end. */
  stop(): Promise<void>;
};

/** After a look that failed the next one is not soon: what it needs is away, and each failure is told. */
const pauseAfterFailure = 8;

/** Looks again and again, `everyMs` milliseconds after the last look ended, until it is stopped. One that fails is told. */
export function startPollLoop(
  look: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
): PollLoop {
  const stopping = new AbortController();
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal }).catch(() => {});
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const pauseMs = await look().then(
        () => everyMs,
        (error: unknown) => {
          onError(error);
          return everyMs * pauseAfterFailure;
        },
      );
      await pause(pauseMs);
    }
  }
  const ended = run();
  return {
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}
