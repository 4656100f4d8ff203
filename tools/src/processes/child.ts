import { type ChildProcess, spawn } from 'node:child_process';

export interface ChildOptions {
  readonly name: string;
  readonly script: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** An open file for its output; without one, it shares the output of its owner. */
  readonly output?: number | undefined;
  /** Restarts it when one of its files changes. */
  readonly watch?: boolean | undefined;
}

/** A server process of ours, in a separate process group so that Ctrl-C reaches it only through its owner. */
export interface Child {
  readonly name: string;
  readonly script: string;
  readonly pid: number;
  /** Settles with the exit code when the process has ended, for whatever reason. */
  readonly ended: Promise<number | null>;
  /** Asks it to end; kills it after `patienceMs`. */
  stop(patienceMs?: number): Promise<void>;
}

const patience = 16_000;

/**
 * The size of the young generation in megabytes. Most objects of a request are garbage after it: with this room, a
 * server spends a fifth less time on collecting them.
 */
const youngSpace = 64;

const kill = (process: ChildProcess, signal: NodeJS.Signals): void => {
  if (process.exitCode === null && process.signalCode === null) process.kill(signal);
};

export function startChild({ name, script, env, cwd, output, watch = false }: ChildOptions): Child {
  const started = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      `--max-semi-space-size=${youngSpace}`,
      ...(watch ? ['--watch', '--watch-preserve-output'] : []),
      script,
    ],
    {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', output ?? 'inherit', output ?? 'inherit'],
      detached: true,
    },
  );
  const ended = new Promise<number | null>((resolve) => {
    started.once('exit', (code) => resolve(code));
    started.once('error', () => resolve(null));
  });
  return {
    name,
    script,
    pid: started.pid ?? 0,
    ended,
    async stop(patienceMs = patience) {
      kill(started, 'SIGTERM');
      const timer = setTimeout(() => kill(started, 'SIGKILL'), patienceMs);
      await ended;
      clearTimeout(timer);
    },
  };
}
