import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';

const processSchema = z.object({ pid: z.int(), script: z.string() });
const runFileSchema = z.object({
  /** The port of the API. */
  port: z.int(),
  owner: processSchema,
  children: z.array(processSchema),
});
export type RunFile = z.output<typeof runFileSchema>;
type RecordedProcess = z.output<typeof processSchema>;

/** The file in a data folder in which a product records what runs there. */
export const runFileOf = (dataDir: string): string => join(dataDir, 'run.json');

/** This command, as the process list knows it. */
export const thisCommand = (): RecordedProcess => ({
  pid: process.pid,
  script: basename(process.argv[1] ?? ''),
});

/** Whether a process with this id exists and runs this script: another process may have reused the id. */
function runs({ pid, script }: RecordedProcess): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script);
  } catch {
    return false;
  }
}

export class AlreadyRunning extends Error {
  override readonly name = 'AlreadyRunning';
}

/** The product that runs, or ran last, on a data folder; undefined if none is on record. */
export const readRunFile = (path: string): RunFile | undefined => {
  try {
    return runFileSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
};

/** Ends what an earlier start left running when it was killed. Throws AlreadyRunning when that start still runs. */
export async function clearLeftovers(path: string): Promise<void> {
  const left = readRunFile(path);
  if (!left) return;
  const { owner, port } = left;
  if (owner.pid !== process.pid && runs(owner))
    throw new AlreadyRunning(
      `Sendahead is already running on port ${port} (process ${owner.pid}). End it first, or set another SENDAHEAD_DATA and PORT.`,
    );
  const orphans = left.children.filter(runs);
  for (const { pid } of orphans) process.kill(pid, 'SIGTERM');
  for (let tries = 0; tries < 50 && orphans.some(runs); tries += 1) await pause(100);
  for (const orphan of orphans) if (runs(orphan)) process.kill(orphan.pid, 'SIGKILL');
  rmSync(path, { force: true });
}

/** Asks the owner on record to end, and waits up to 20 s. */
export async function endOwner(path: string): Promise<void> {
  const owner = readRunFile(path)?.owner;
  if (owner === undefined || !runs(owner)) return;
  process.kill(owner.pid, 'SIGTERM');
  for (let tries = 0; tries < 200 && runs(owner); tries += 1) await pause(100);
  if (runs(owner)) process.kill(owner.pid, 'SIGKILL');
}

export function writeRunFile(path: string, content: RunFile): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(content));
}

export const removeRunFile = (path: string): void => rmSync(path, { force: true });
