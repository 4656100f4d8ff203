import * as z from 'zod/mini';
import { defineState } from '../bus/topic.ts';

/** Takeover or on-behalf in progress, and for whom. */
export const assistanceTopic = defineState(
  'page.assistance@1',
  'mf-admin',
  z.object({
    kind: z.enum(['none', 'takeover', 'on_behalf']),
    userId: z.nullable(z.string()),
    userEmail: z.nullable(z.string()),
  }),
);
