import * as z from 'zod/mini';
import { defineEvent } from '../bus/topic.ts';

/** An event for statistics. Values are short words and numbers: no names, mails, addresses or card data. */
export const trackedEvent = defineEvent(
  'analytics.tracked@1',
  z.object({
    name: z.string(),
    properties: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  }),
);
