import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier } from '../primitives/wire-text.ts';
import { receiptSchema } from './schema.ts';

export const readReceipt = defineCall({
  name: 'orders.receipt',
  row: 'own',
  summary: 'The receipt of an order, for its buyer and for admins',
  method: 'GET',
  path: '/api/v6/orders/:orderId/receipt',
  access: 'signed-in',
  params: z.object({ orderId: identifier }),
  response: receiptSchema,
  errors: { order_not_found: 404 },
});
