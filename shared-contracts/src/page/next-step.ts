import * as z from 'zod/mini';

/** What a section lacks first, in the order of its fields: in words ("Contents of Golf bag 2"), and the id of its control. */
export const nextStepSchema = z.object({ label: z.string(), fieldId: z.string() });
export type NextStep = z.output<typeof nextStepSchema>;
