import * as z from 'zod/mini';

/** VL-33: what the server answers to the value of a field: true when it is right, else the sentence that says why not. */
export const remoteVerdictSchema = z.union([z.literal(true), z.string().check(z.minLength(1))]);
export type RemoteVerdict = z.output<typeof remoteVerdictSchema>;
