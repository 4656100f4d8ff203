import * as z from 'zod/mini';

/** The legs of a trip: outbound, and on a round trip the return. */
export const legNameSchema = z.enum(['outbound', 'return']);
export type LegName = z.output<typeof legNameSchema>;
