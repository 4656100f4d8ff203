import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';
import { owedSchema } from './order-detail.ts';

const one = { params: z.object({ orderId: identifier, requestId: identifier }), row: 'own' };

export const payRequest = defineCall({
  ...one,
  name: 'orders.pay-request',
  summary: 'Pays a balance due by card, once',
  method: 'POST',
  path: '/api/v6/orders/:orderId/pay_requests/:requestId/pay',
  access: 'signed-in',
  rate: 'strict',
  body: z.strictObject({ payment_method_nonce: wireText(200) }),
  response: owedSchema,
  errors: {
    order_not_found: 404,
    action_not_allowed: 409,
    request_closed: 409,
    ordering_paused: 409,
    change_in_progress: 409,
    payment_refused: 422,
  },
});

export const waiveRequest = defineCall({
  ...one,
  name: 'orders.waive-request',
  summary: 'Waives a balance due, with a reason; above the caller’s limit it awaits approval',
  method: 'POST',
  path: '/api/v6/orders/:orderId/pay_requests/:requestId/waive',
  access: 'waive_fees',
  body: z.strictObject({ comment: wireText(500) }),
  response: z.extend(owedSchema, {
    /** CH-25: the request for approval, while the amount is still due. */
    approval_id: z.optional(z.string()),
  }),
  errors: { order_not_found: 404, action_not_allowed: 409, request_closed: 409 },
});
