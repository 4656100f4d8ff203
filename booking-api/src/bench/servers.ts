import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { send } from './load.ts';

export type Server = { url: string; pid: number };

const started: ChildProcess[] = [];

/** Runs the server as `npm start` does; the floor needs no options. */
export const productFlags = ['--max-semi-space-size=64'];

/** Runs a script of this package as a separate process. */
export function start(
  script: string,
  env: Record<string, string>,
  flags: readonly string[] = [],
): ChildProcess {
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, '..', script)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  started.push(child);
  return child;
}

/** Runs a script of this package as a server and waits until it listens. */
export async function serve(
  script: string,
  port: number,
  path: string,
  env: Record<string, string>,
  flags: readonly string[] = [],
): Promise<Server> {
  const child = start(script, { PORT: String(port), ...env }, flags);
  const url = `http://localhost:${port}`;
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${script} ended`);
    const answered = await send(url, { method: 'GET', path }).catch(() => undefined);
    if (answered) return { url, pid: child.pid ?? 0 };
    await wait(100);
  }
  throw new Error(`${script} did not start`);
}

export const stopServers = (): void => {
  for (const child of started) child.kill('SIGTERM');
};
