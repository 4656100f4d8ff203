import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PartFile, partFileSchema } from '@sendahead/shared-contracts/releases/gate/part-file';
import { root } from './workspace.ts';

export const distOf = (part: string): string => join(root, part, 'dist');

/** The finished build of a part; undefined before its first build. */
export function readPartFile(folder: string): PartFile | undefined {
  try {
    return partFileSchema.parse(JSON.parse(readFileSync(join(folder, 'part.json'), 'utf8')));
  } catch {
    return undefined;
  }
}
