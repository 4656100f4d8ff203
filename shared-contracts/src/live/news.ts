import * as z from 'zod/mini';

/**
 * What is told to an open page: that it has begun to be told, or that what it shows may have changed. The page reads again by
 * the call that it was read by; news hold nothing of it.
 */
export const newsEventSchema = z.object({ kind: z.enum(['opened', 'changed']) });

/** What a stream of news answers where JSON is asked for: how often to ask instead. */
export const newsSchema = z.object({ poll_seconds: z.int() });
export type News = z.output<typeof newsSchema>;
