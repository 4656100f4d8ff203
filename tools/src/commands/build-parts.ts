import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';

/** The arguments with which Nx builds the parts, and its environment. */
export function buildCommand(parts: readonly string[]): { words: string[]; env: Record<string, string> } {
  const projects = parts.map((part) => `@sendahead/${part}`).join(',');
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
  return {
    words: [nx, 'run-many', '-t', 'build', '-p', projects, '--outputStyle=static'],
    env: { NX_DAEMON: 'false', NX_TUI: 'false' },
  };
}

/** Has Nx build the parts: unchanged ones come from the cache. Throws when one fails. */
export function buildParts(parts: readonly string[]): void {
  const { words, env } = buildCommand(parts);
  const { status } = spawnSync(process.execPath, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`building ${parts.join(', ')} failed`);
}
