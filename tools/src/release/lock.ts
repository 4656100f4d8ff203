import { mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const waitMs = 50;
const usualPatienceMs = 30_000;
/** Dropping a lock takes a few milliseconds. */
const staleMs = 5000;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function take(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch {
    return false;
  }
}

async function isOrphaned(path: string): Promise<boolean> {
  const owner = Number(await readFile(path, 'utf8').catch(() => ''));
  return Number.isInteger(owner) && owner > 0 && !isAlive(owner);
}

/**
 * Only one process at a time drops a lock, and reads it again before it does: otherwise it could drop the lock
 * of a process that was quicker.
 */
async function dropIfOrphaned(path: string): Promise<void> {
  const turn = `${path}.drop`;
  if (!(await isOrphaned(path))) return;
  if (!(await take(turn))) {
    // The process whose turn it was may have died as well.
    const { mtimeMs } = await stat(turn).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > staleMs) await rm(turn, { force: true });
    return;
  }
  try {
    if (await isOrphaned(path)) await rm(path, { force: true });
  } finally {
    await rm(turn, { force: true });
  }
}

/** Runs `work` while no other process holds the lock file. Takes over a lock if its holder died. */
export async function withLock<T>(
  path: string,
  work: () => Promise<T>,
  patienceMs = usualPatienceMs,
): Promise<T> {
  await mkdir(dirname(path), { recursive: true });
  const giveUpAt = Date.now() + patienceMs;
  while (!(await take(path))) {
    await dropIfOrphaned(path);
    if (Date.now() > giveUpAt) throw new Error(`${path} has been held for ${patienceMs / 1000} s`);
    await pause(waitMs);
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}
