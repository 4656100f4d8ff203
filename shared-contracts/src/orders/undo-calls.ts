import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier } from '../primitives/wire-text.ts';
import { orderStates } from './states.ts';

export const undoLastChange = defineCall({
  name: 'orders.undo',
  row: 'own',
  summary: 'Undoes the last act on an order, for some minutes and until a refund or void has been sent',
  method: 'POST',
  path: '/api/v6/orders/:orderId/undo',
  access: 'signed-in',
  rate: 'strict',
  params: z.object({ orderId: identifier }),
  body: z.strictObject({}),
  response: z.object({ state: z.enum(orderStates) }),
  errors: {
    order_not_found: 404,
    action_not_allowed: 409,
    nothing_to_undo: 409,
    coupon_used_up: 409,
    change_in_progress: 409,
  },
});
