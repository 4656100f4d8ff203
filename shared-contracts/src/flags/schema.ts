import * as z from 'zod/mini';
import type { PageFlags } from './registry.ts';

/** Values by their flags; a shell passes on what it does not know, so that a part may be newer. */
export const pageFlagsSchema = z.record(
  z.string(),
  z.union([z.boolean(), z.string()]),
) as unknown as z.ZodMiniType<PageFlags>;
