import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { paymentBodySchema } from '../payments/calls.ts';

export const sendBookingLink = defineCall({
  name: 'orders.send-booking-link',
  row: 'own',
  summary:
    'Emails the customer a link to pay a change prepared in a cart, which applies it. Repeating returns the open link',
  method: 'POST',
  path: '/api/v6/booking_pay_links',
  access: 'change_every_order',
  body: paymentBodySchema,
  /** `error`: a code of place order; then no link was sent. */
  response: z.object({
    status: z.boolean(),
    error: z.nullable(z.string()),
    order_id: z.nullable(z.string()),
  }),
  errors: {
    cart_not_found: 404,
    quote_not_found: 404,
    order_not_found: 404,
    action_not_allowed: 409,
    order_changed: 409,
    attempt_in_progress: 409,
    authorization_needed: 403,
    form_incomplete: 422,
    international_info_required: 422,
  },
});
