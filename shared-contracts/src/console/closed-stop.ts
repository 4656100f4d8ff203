import * as z from 'zod/mini';

/** What an alert about a closed day is about: the club, the day, and what happens there then. */
export const closedStopSchema = z.object({
  club: z.string(),
  day: z.string(),
  /** Null for alerts that were raised before it was stored. */
  stop: z.nullable(z.enum(['pickup', 'delivery'])),
});
export type ClosedStop = z.output<typeof closedStopSchema>;
