import * as z from 'zod/mini';
import { defineEvent, defineState } from '../bus/topic.ts';

const assistanceSchema = z.object({
  kind: z.enum(['none', 'takeover', 'on_behalf']),
  userId: z.nullable(z.string()),
  userEmail: z.nullable(z.string()),
  /** All fields below are absent from older releases. */
  userName: z.optional(z.nullable(z.string())),
  /** BR-08: of the person for whom staff book. */
  userPhone: z.optional(z.string()),
  /** The booking user may charge the owner's saved cards and credits. */
  charges: z.optional(z.boolean()),
  /** The booking user may refund outside the gateway (OPEN-38). */
  refundsByHand: z.optional(z.boolean()),
  /**
   * PR-10: the staff's deductions from the price, by their API names; sent with each price and with the
   * order.
   */
  concessions: z.optional(
    z.object({
      /** Whole cents in digits. */
      comp_discount: z.optional(z.string()),
      x_surcharge_check: z.optional(z.string()),
      x_refund_surcharges: z.optional(z.string()),
    }),
  ),
  /** CO-127: requests of this person for the price that no colleague has decided yet. */
  openRequests: z.optional(z.int()),
  /** A colleague or the customer took the cart over from this page, which is read-only from now on. */
  lost: z.optional(z.boolean()),
  /** Increases when the price of the same shipment may have changed: its rate was adjusted (PR-13). */
  priceTurn: z.optional(z.int()),
});
export type Assistance = z.output<typeof assistanceSchema>;

/** The current takeover or booking on behalf, and its owner. */
export const assistanceTopic = defineState('page.assistance@1', 'mf-admin', assistanceSchema);

/**
 * TK-09: a cart was taken over, and the page has its key; the shell restores the entries in every section.
 */
export const cartTakenOverEvent = defineEvent(
  'admin.cart-taken-over@1',
  z.object({
    /** TK-26: entries arrived later, which a page that read the cart before this turn does not show. */
    holdTurn: z.optional(z.int()),
  }),
);

/** TK-05: the chosen service of a taken-over cart is not available; the services are requested once more. */
export const servicesWantedAgainEvent = defineEvent('admin.services-wanted-again@1', z.object({}));
