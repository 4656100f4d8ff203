import * as z from 'zod/mini';

/** The legs of a trip: outbound, and on a round trip the return. */
export const legNames = ['outbound', 'return'] as const;

export const legNameSchema = z.enum(legNames);
export type LegName = z.output<typeof legNameSchema>;
