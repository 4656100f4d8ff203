import * as z from 'zod/mini';

/**
 * VL-33: the server's answer about the value of a field: true when it is valid, else the sentence with the
 * reason.
 */
export const remoteVerdictSchema = z.union([z.literal(true), z.string().check(z.minLength(1))]);
export type RemoteVerdict = z.output<typeof remoteVerdictSchema>;
