import * as z from 'zod/mini';

/**
 * An event for an open page: the stream has started, or something that the page shows may have changed, other staff opened or
 * closed it, or a part of pages was switched off. The event carries no data; the page reads it again by the call that it used before.
 */
export interface NewsEvent {
  readonly kind: 'opened' | 'changed' | 'viewers' | 'released';
}

/** What a stream of news answers where JSON is asked for: how often to ask instead. */
export const newsSchema = z.object({ poll_seconds: z.int() });
export type News = z.output<typeof newsSchema>;
