import * as z from 'zod/mini';

/**
 * An event for an open page: the stream has started, or page data may have changed, other staff opened or
 * closed the order, or a part was switched off. The event carries no data; the page reloads it by the
 * original call.
 */
export interface NewsEvent {
  readonly kind: 'opened' | 'changed' | 'viewers' | 'released';
}

/** The answer of a stream when JSON is requested: the polling interval. */
export const newsSchema = z.object({ poll_seconds: z.int() });
export type News = z.output<typeof newsSchema>;
