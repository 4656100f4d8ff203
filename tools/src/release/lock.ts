import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const waitMs = 50;
const patienceMs = 30_000;

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

async function dropIfOrphaned(path: string): Promise<void> {
  const owner = Number(await readFile(path, 'utf8').catch(() => ''));
  if (Number.isInteger(owner) && owner > 0 && !isAlive(owner)) await rm(path, { force: true });
}

/** Runs `work` while no other process holds the lock file. Takes over a lock if its holder died. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
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
