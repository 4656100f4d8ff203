import * as z from 'zod/mini';
import type { PageFlags } from './registry.ts';

/** Values by flag; a shell passes on unknown ones, so that a part may be newer. */
export const pageFlagsSchema = z.record(
  z.string(),
  z.union([z.boolean(), z.string()]),
) as unknown as z.ZodMiniType<PageFlags>;
