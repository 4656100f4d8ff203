import * as z from 'zod/mini';

/**
 * A section's first missing input, in field order: in words ("Contents of Golf bag 2"), and the id of its
 * control.
 */
export const nextStepSchema = z.object({ label: z.string(), fieldId: z.string() });
export type NextStep = z.output<typeof nextStepSchema>;
