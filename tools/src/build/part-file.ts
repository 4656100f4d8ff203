import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from './workspace.ts';

/** What a finished build says of itself, in `dist/part.json`. */
export const partFileSchema = z.object({
  part: z.string(),
  version: z.string(),
  build_id: z.string(),
  mode: z.enum(['production', 'development']),
  /** Scripts and styles that the page must name itself; only the shell has any. */
  entry: z.array(z.string()),
  styles: z.array(z.string()),
  files: z.record(z.string(), z.string()),
  shared: z.record(z.string(), z.string()),
});
export type PartFile = z.output<typeof partFileSchema>;

export const distOf = (part: string): string => join(root, part, 'dist');

/** The finished build of a part, or nothing when there is none. */
export function readPartFile(folder: string): PartFile | undefined {
  try {
    return partFileSchema.parse(JSON.parse(readFileSync(join(folder, 'part.json'), 'utf8')));
  } catch {
    return undefined;
  }
}
