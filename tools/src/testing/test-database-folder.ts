import { createHash } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';

/** Bytes that must be free: a template, its copies, and their logs. */
const needed = 4 * 1024 ** 3;

/**
 * The folder of test databases. Each test file copies a template of 35 MB, which takes 0.3 to 1.2 s on a disk and
 * 0.1 s in memory; so the folder is in memory if enough is free.
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
