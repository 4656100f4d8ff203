import * as z from 'zod/mini';
import { defineEvent, defineState } from '../bus/topic.ts';
import { centsSchema } from '../primitives/cents.ts';

/** idle, in progress, placed. While in progress no part requests prices or saves the cart. */
export const checkoutTopic = defineState(
  'payments.checkout@1',
  'mf-checkout',
  z.object({
    phase: z.enum(['idle', 'in_progress', 'placed']),
    /**
     * Idle after a refusal: its code, such as `recalc`. Parts before 0092 read it here; the event reports it
     * once.
     */
    refused: z.optional(z.string()),
    /** SV-13: the currently selected payment method, by the name of its type; absent from older releases. */
    method: z.optional(z.string()),
  }),
);

export const orderPlacedEvent = defineEvent(
  'payments.order-placed@1',
  z.object({ orderId: z.string(), valueCents: centsSchema, currency: z.literal('USD') }),
);

/** An attempt to place the order was refused; `code` gives the reason, such as `recalc`. */
export const orderRefusedEvent = defineEvent('payments.order-refused@1', z.object({ code: z.string() }));

/** Each section shows its errors; the first one with errors takes the focus. */
export const validationRequestedEvent = defineEvent('payments.validation-requested@1', z.object({}));

/**
 * "Next" was clicked in an incomplete card: the card with this id shows its errors. The focus moves from the
 * button to the field that its section published as `next`.
 */
export const cardValidationRequestedEvent = defineEvent(
  'payments.card-validation-requested@1',
  z.object({ card: z.string() }),
);
