import * as z from 'zod/mini';
import { defineEvent } from '../bus/topic.ts';

/**
 * MD-09: a cruise was chosen; the section of the places fills its port in. `again`: it came back with a saved booking,
 * whose places stand as they were saved.
 */
export const cruiseChosenEvent = defineEvent(
  'services.cruise-chosen@1',
  z.object({
    line: z.string(),
    port: z.object({ id: z.int(), name: z.string() }),
    again: z.optional(z.boolean()),
  }),
);
