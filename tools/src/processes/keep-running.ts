import { setTimeout as pause } from 'node:timers/promises';

/** A running process: `ended` settles when it ends, whether or not it was asked to. */
export interface RunningProcess {
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

export interface KeepRunning {
  readonly name: string;
  /** Starts it again; rejects when it does not become ready. */
  again(): Promise<RunningProcess>;
  /** Milliseconds before each successive try; there is no further try after the last one. */
  readonly pausesMs?: readonly number[];
  /** Milliseconds after which a start counts as successful: the next end counts as the first again. */
  readonly steadyMs?: number;
  say(line: string): void;
}

export interface KeptProcess {
  /** Settles with the name when the process did not come back. */
  readonly failed: Promise<string>;
  stop(): Promise<void>;
}

const usualPausesMs = [500, 2000, 8000];

/** Restarts a process that ends without being asked to, and gives up after the last pause in a row. */
export function keepRunning(
  first: RunningProcess,
  { name, again, pausesMs = usualPausesMs, steadyMs = 60_000, say }: KeepRunning,
): KeptProcess {
  const stopping = new AbortController();
  const stopRequested = new Promise<void>((resolve) =>
    stopping.signal.addEventListener('abort', () => resolve()),
  );
  let running: RunningProcess | undefined = first;

  async function startAgain(tries: number): Promise<boolean> {
    const pauseMs = pausesMs[tries];
    if (pauseMs === undefined) return false;
    say(`The ${name} ended by itself; starting it again (${tries + 1} of ${pausesMs.length}).`);
    await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
    if (stopping.signal.aborted) return true;
    running = await again().catch((error: unknown) => {
      say(error instanceof Error ? error.message : String(error));
      return undefined;
    });
    return true;
  }

  async function watch(): Promise<void> {
    let tries = 0;
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      await Promise.race([running?.ended, stopRequested]);
      if (stopping.signal.aborted) return;
      if (running && performance.now() - startedAt > steadyMs) tries = 0;
      running = undefined;
      if (!(await startAgain(tries))) return;
      tries += 1;
    }
  }

  const watched = watch();
  const failed = watched.then(() => (stopping.signal.aborted ? new Promise<string>(() => {}) : name));
  return {
    failed,
    async stop() {
      stopping.abort();
      await running?.stop();
      await watched;
      // A process that was just starting is stopped too.
      await running?.stop();
    },
  };
}
