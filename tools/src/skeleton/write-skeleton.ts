import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageFileOf } from '../build/workspace.ts';
import { skeletonOf } from './skeleton.ts';

/** Writes every file of a new remote below `root`; returns their paths. */
export function writeSkeleton(name: string, root: string): string[] {
  const { dependencies } = packageFileOf('mf-addresses');
  const files = skeletonOf(name, dependencies.react ?? '');
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return Object.keys(files).map((file) => join(name, file));
}
