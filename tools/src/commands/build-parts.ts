import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';

/** Has Nx build the parts: what did not change since its last build comes from the cache. Throws when one fails. */
export function buildParts(parts: readonly string[]): void {
  const projects = parts.map((part) => `@sendahead/${part}`).join(',');
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/nx/dist/bin/nx.js'),
      'run-many',
      '-t',
      'build',
      '-p',
      projects,
      '--outputStyle=static',
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' } },
  );
  if (status !== 0) throw new Error(`building ${parts.join(', ')} failed`);
}
