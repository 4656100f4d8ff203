import { createHash } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';

/** Bytes that must be free: a template, its copies, and their logs. */
const needed = 4 * 1024 ** 3;

/**
 * The folder of the databases of tests. Each test file copies a template of 35 MB, which a disk writes in 0.3 to 1.2 s and
 * memory in 0.1 s; so it is in memory where the machine lends enough of it.
 */
export function testDatabaseFolder(memory = '/dev/shm'): string {
  const name = `sendahead-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`;
  return freeBytes(memory) >= needed ? join(memory, name) : join(root, '.data/test');
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
