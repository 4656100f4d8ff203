import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { legNameSchema } from '../orders/leg-name.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';

const one = {
  params: z.object({ orderId: identifier }),
  method: 'POST' as const,
  access: 'change_every_order' as const,
  row: 'own',
};
/** VL-49: the reason; not blank. */
const comment = wireText(500);
/** A key that the caller makes once for each intended act: repeating it has no effect. */
const key = identifier;

export const refundOrder = defineCall({
  ...one,
  name: 'console.refund-order',
  summary: 'Refunds part of an order, with a reason. Idempotent by its key',
  path: '/api/v6/console/orders/:orderId/refunds',
  access: 'refund_by_hand',
  body: z.strictObject({
    amount_cents: z.int().check(z.minimum(1), z.maximum(100_000_000)),
    /** Back to the payment methods, into the customer’s wallet, or paid out by a person. */
    to: z.enum(['original', 'wallet', 'other']),
    comment,
    /** The reason for the customer, shown in the refund email. */
    customer_reason: z.optional(wireText(200)),
    /** CO-173: the caller saw that they gave the customer the same amount before. */
    again: z.optional(z.boolean()),
    key,
  }),
  response: z.object({
    /** Empty while the refund waits for approval. */
    refund_id: z.string(),
    /** CO-44: the request for approval of a refund above the caller's limit. */
    approval_id: z.optional(z.string()),
  }),
  errors: { order_not_found: 404, given_before: 409, refund_too_large: 422, key_reused: 422 },
});

export const resendConfirmation = defineCall({
  ...one,
  name: 'console.resend-confirmation',
  summary: 'Resends the confirmation of an order. Idempotent by its key',
  path: '/api/v6/console/orders/:orderId/confirmation',
  body: z.strictObject({ key }),
  response: z.object({ success: z.literal(true) }),
  errors: { order_not_found: 404, action_not_allowed: 409 },
});

export const resendLabels = defineCall({
  ...one,
  name: 'console.resend-labels',
  summary: 'Resends the labels of bags awaiting pickup to the customer and travelers. Idempotent by its key',
  path: '/api/v6/console/orders/:orderId/labels/emails',
  body: z.strictObject({ key }),
  response: z.object({ success: z.literal(true) }),
  errors: { order_not_found: 404, no_labels: 409 },
});

export const renewLabel = defineCall({
  ...one,
  name: 'console.renew-label',
  summary: 'Replaces the label of a bag that awaits pickup. Idempotent by the bag',
  path: '/api/v6/console/orders/:orderId/labels/:parcelId/renew',
  access: 'renew_labels',
  params: z.object({ orderId: identifier, parcelId: identifier }),
  body: z.strictObject({ comment }),
  response: z.object({ success: z.literal(true) }),
  errors: { order_not_found: 404, label_not_renewable: 409 },
});

export const changeNeededBy = defineCall({
  ...one,
  name: 'console.change-needed-by',
  summary: 'Sets or clears (null) the needed-by day of a leg, without changing days, labels or price',
  path: '/api/v6/console/orders/:orderId/legs/:leg/needed_by',
  params: z.object({ orderId: identifier, leg: legNameSchema }),
  body: z.strictObject({ needed_by: z.nullable(calendarDateSchema), comment }),
  response: z.object({ success: z.literal(true) }),
  errors: { order_not_found: 404, leg_not_found: 404, action_not_allowed: 409 },
});

export const noteOrder = defineCall({
  ...one,
  name: 'console.note-order',
  summary: 'Adds a staff note to an order, hidden from its customer. Idempotent by its key',
  path: '/api/v6/console/orders/:orderId/notes',
  access: 'read_every_order',
  body: z.strictObject({ note: wireText(1000), key }),
  response: z.object({ success: z.literal(true) }),
  errors: { order_not_found: 404, action_not_allowed: 409 },
});
