import * as z from 'zod/mini';
import { needsSchema, noNeeds, noOffers, offersSchema } from '../needs.ts';

/** The description of a finished build, in its file `part.json`. */
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
