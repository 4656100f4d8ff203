import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';

const runFileSchema = z.object({
  owner: z.int(),
  children: z.array(z.object({ pid: z.int(), script: z.string() })),
});
export type RunFile = z.output<typeof runFileSchema>;

/** Whether a process with this number exists and runs this script: a number alone may belong to someone else by now. */
function runs(pid: number, script: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script);
  } catch {
    return false;
  }
}

export class AlreadyRunning extends Error {
  override readonly name = 'AlreadyRunning';
}

const readRunFile = (path: string): RunFile | undefined => {
  try {
    return runFileSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
};

/** Ends what an earlier start left running when it was killed. Throws AlreadyRunning when that start still lives. */
export async function clearLeftovers(path: string, ownScript: string): Promise<void> {
  const left = readRunFile(path);
  if (!left) return;
  if (left.owner !== process.pid && runs(left.owner, ownScript)) {
    throw new AlreadyRunning(
      `already running as process ${left.owner}: end that one first, or set SENDAHEAD_DATA and PORT`,
    );
  }
  const orphans = left.children.filter(({ pid, script }) => runs(pid, script));
  for (const { pid } of orphans) process.kill(pid, 'SIGTERM');
  for (let tries = 0; tries < 50 && orphans.some(({ pid, script }) => runs(pid, script)); tries += 1)
    await pause(100);
  for (const { pid, script } of orphans) if (runs(pid, script)) process.kill(pid, 'SIGKILL');
  rmSync(path, { force: true });
}

/** Asks the start that this file tells of to end, and gives it 20 s for that. */
export async function endOwner(path: string, ownScript: string): Promise<void> {
  const owner = readRunFile(path)?.owner;
  if (owner === undefined || !runs(owner, ownScript)) return;
  process.kill(owner, 'SIGTERM');
  for (let tries = 0; tries < 200 && runs(owner, ownScript); tries += 1) await pause(100);
  if (runs(owner, ownScript)) process.kill(owner, 'SIGKILL');
}

export function writeRunFile(path: string, content: RunFile): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(content));
}

export const removeRunFile = (path: string): void => rmSync(path, { force: true });
