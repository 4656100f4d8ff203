import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './workspace.ts';

const fragmentFile = /^(?<name>[a-z0-9-]+)\.tsx?$/;

/** `./<fragment>` -> file, one for each file in the remote's `src/expose`. */
export function exposesOf(part: string): Record<string, string> {
  const folder = join(root, part, 'src/expose');
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder).filter((name) => fragmentFile.test(name));
  return Object.fromEntries(
    names.map((name) => [`./${basename(name).replace(/\.tsx?$/, '')}`, `./src/expose/${name}`]),
  );
}
