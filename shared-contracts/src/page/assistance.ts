import * as z from 'zod/mini';
import { defineEvent, defineState } from '../bus/topic.ts';

const assistanceSchema = z.object({
  kind: z.enum(['none', 'takeover', 'on_behalf']),
  userId: z.nullable(z.string()),
  userEmail: z.nullable(z.string()),
  /** All below are absent from older releases. */
  userName: z.optional(z.nullable(z.string())),
  /** The person who books may charge the user's saved cards and credits. */
  charges: z.optional(z.boolean()),
  /** The person who books may refund outside the gateway (OPEN-38). */
  refundsByHand: z.optional(z.boolean()),
  /** PR-10: what staff take off the price, by its names on the wire; goes with each price and with the order. */
  concessions: z.optional(
    z.object({
      /** Whole cents in digits. */
      comp_discount: z.optional(z.string()),
      x_surcharge_check: z.optional(z.string()),
      x_refund_surcharges: z.optional(z.string()),
    }),
  ),
  /** Rises when the price of the same shipment may be another: its rate was adjusted (PR-13). */
  priceTurn: z.optional(z.int()),
});
export type Assistance = z.output<typeof assistanceSchema>;

/** Takeover or on-behalf in progress, and for whom. */
export const assistanceTopic = defineState('page.assistance@1', 'mf-admin', assistanceSchema);

/** TK-09: a cart was taken over, and the page has its key; the shell lays what was entered into every section. */
export const cartTakenOverEvent = defineEvent('admin.cart-taken-over@1', z.object({}));

/** TK-05: of a cart that was taken over the service is not on offer; the services are asked for once more. */
export const servicesWantedAgainEvent = defineEvent('admin.services-wanted-again@1', z.object({}));
