import { type ChildProcess, spawn } from 'node:child_process';

export interface ChildOptions {
  readonly name: string;
  readonly script: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** An open file that takes what it says; without one it speaks where its owner does. */
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
  /** Asks it to end; after `patienceMs` it is made to. */
  stop(patienceMs?: number): Promise<void>;
}

const patience = 16_000;

/**
 * Most of what a request makes is dropped with it: with room for it to die young, collecting it costs a server a fifth
 * less of its time. In megabytes.
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
