import * as z from 'zod/mini';
import { defineEvent, defineState } from '../bus/topic.ts';

const assistanceSchema = z.object({
  kind: z.enum(['none', 'takeover', 'on_behalf']),
  userId: z.nullable(z.string()),
  userEmail: z.nullable(z.string()),
  /** The two below are absent from older releases. */
  userName: z.optional(z.nullable(z.string())),
  /** Whoever books may charge what the user keeps: cards and credits. */
  charges: z.optional(z.boolean()),
});
export type Assistance = z.output<typeof assistanceSchema>;

/** Takeover or on-behalf in progress, and for whom. */
export const assistanceTopic = defineState('page.assistance@1', 'mf-admin', assistanceSchema);

/** TK-09: a cart was taken over, and the page has its key; the shell lays what was entered into every section. */
export const cartTakenOverEvent = defineEvent('admin.cart-taken-over@1', z.object({}));

/** TK-05: of a cart that was taken over the service is not on offer; the services are asked for once more. */
export const servicesWantedAgainEvent = defineEvent('admin.services-wanted-again@1', z.object({}));
