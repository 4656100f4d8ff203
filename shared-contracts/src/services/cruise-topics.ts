import * as z from 'zod/mini';
import { defineEvent } from '../bus/topic.ts';

/**
 * MD-09: a cruise was chosen; the address section fills in its port. `again`: the cruise is from a saved
 * booking, whose places remain as saved.
 */
export const cruiseChosenEvent = defineEvent(
  'services.cruise-chosen@1',
  z.object({
    line: z.string(),
    port: z.object({ id: z.int(), name: z.string() }),
    again: z.optional(z.boolean()),
  }),
);
