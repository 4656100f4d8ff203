import * as z from 'zod/mini';

/** Whether a trip has an outbound leg alone, or a return as well. */
export const tripTypeSchema = z.enum(['one_way', 'round_trip']);
export type TripType = z.output<typeof tripTypeSchema>;
