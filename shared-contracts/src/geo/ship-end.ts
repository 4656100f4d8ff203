import * as z from 'zod/mini';

/** Where a trip or a leg begins, and where it ends. */
export const shipEndSchema = z.enum(['origin', 'destination']);
export type ShipEnd = z.output<typeof shipEndSchema>;
