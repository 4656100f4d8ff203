import * as z from 'zod/mini';

/** Why a remote is not loaded: it was built with another version of this than the page or the server has. */
export const misfitSchema = z.object({
  kind: z.enum(['library', 'lent', 'call', 'topic']),
  /** Such as `react`, `@sendahead/shared-ui#Button`, `geo.zip-info`, `geo.ship-points@1`. */
  name: z.string(),
});
export type Misfit = z.output<typeof misfitSchema>;
