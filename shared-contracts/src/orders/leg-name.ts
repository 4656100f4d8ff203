import * as z from 'zod/mini';

/** The legs of a trip: there, and on a round trip back. */
export const legNameSchema = z.enum(['outbound', 'return']);
export type LegName = z.output<typeof legNameSchema>;
