const maxPauseMs = 15_000;

/** Waits, but no longer than until the browser is online again. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    globalThis.addEventListener?.('online', go);
  });

/**
 * Loads a module of the page, and retries until it is loaded: after 1, 2, 4 … 15 seconds, and as soon as the
 * browser is online again. Never rejects; `report` receives the first failure.
 */
export async function loadUntilThere<T>(
  load: () => Promise<T>,
  report: (error: unknown) => void = () => undefined,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      if (tries === 0) report(error);
      await pause(Math.min(maxPauseMs, 1000 * 2 ** tries));
    }
  }
}
