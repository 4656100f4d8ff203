import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { needsSchema, noNeeds, noOffers, offersSchema } from '@sendahead/shared-contracts/releases/needs';
import * as z from 'zod/mini';
import { root } from './workspace.ts';

/** The description of a finished build, in `dist/part.json`. */
export const partFileSchema = z.object({
  part: z.string(),
  version: z.string(),
  build_id: z.string(),
  mode: z.enum(['production', 'development']),
  /** Scripts and styles that the page's markup must name; only the shell has any. */
  entry: z.array(z.string()),
  styles: z.array(z.string()),
  files: z.record(z.string(), z.string()),
  /** Empty for the shell. */
  needs: z._default(needsSchema, noNeeds),
  /** Empty for remotes. Includes the topics that the shell was built with. */
  lends: z._default(offersSchema, noOffers),
});
export type PartFile = z.output<typeof partFileSchema>;

export const distOf = (part: string): string => join(root, part, 'dist');

/** The finished build of a part; undefined before its first build. */
export function readPartFile(folder: string): PartFile | undefined {
  try {
    return partFileSchema.parse(JSON.parse(readFileSync(join(folder, 'part.json'), 'utf8')));
  } catch {
    return undefined;
  }
}
