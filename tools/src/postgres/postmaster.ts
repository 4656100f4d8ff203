import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A server found in a cluster's lock file. */
export type Postmaster = { pid: number; port: number };

/**
 * The server that runs on this cluster, or undefined. A lock file left by a killed server is removed when
 * its process id now belongs to another program: PostgreSQL would refuse to start with that file.
 */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const lock = join(cluster, 'postmaster.pid');
  if (!existsSync(lock)) return undefined;
  const lines = readFileSync(lock, 'utf8').split('\n');
  const found = { pid: Number(lines[0]), port: Number(lines[3]) };
  if (isAlive(found.pid) && isServer(found.pid)) return found;
  rmSync(lock, { force: true });
  return undefined;
}

/** Whether a process with this id exists, for any owner. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isServer(pid: number): boolean {
  try {
    const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return basename(program) === 'postgres';
  } catch {
    return !existsSync('/proc');
  }
}

/** Ends a server the fast way (open transactions roll back) and waits until it is gone. */
export async function endPostmaster(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    for (let waited = 0; waited < 10_000 && isAlive(pid); waited += 20) await pause(20);
  }
}

/** Settles when no process has this id anymore. */
export async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await pause(250);
}

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
