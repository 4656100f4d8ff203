import { setTimeout as wait } from 'node:timers/promises';

export type PollLoop = {
  /** Stops polling; resolves when the current poll has ended. */
  stop(): Promise<void>;
};

/**
 * A failed poll backs off by this factor: the service that it needs is probably down, and each failure is
 * logged.
 */
const backOffAfterFailure = 8;

/**
 * Polls until it is stopped, `everyMs` milliseconds after the previous poll ended. A failure goes to
 * `onError`.
 */
export function startPollLoop(
  poll: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
): PollLoop {
  const stopping = new AbortController();
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal }).catch(() => {});
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const pauseMs = await poll().then(
        () => everyMs,
        (error: unknown) => {
          onError(error);
          return everyMs * backOffAfterFailure;
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
