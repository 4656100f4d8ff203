import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';
import { listedOrderSchema } from './order-list-calls.ts';

/** Which of the orders that someone placed for others: those that have not arrived yet, or all. */
export const placedOrderSpans = ['coming', 'all'] as const;

export const placedOrderSchema = z.omit(listedOrderSchema, {
  flags: true,
  carriers: true,
  out_for_delivery: true,
});
export type PlacedOrder = z.output<typeof placedOrderSchema>;

export const listPlacedOrders = defineCall({
  name: 'console.placed-orders',
  row: 'OPEN-19',
  summary:
    'Orders that the caller placed for others, newest first; club staff: for their own club; `before` is the previous page’s `next`',
  method: 'GET',
  path: '/api/v6/console/placed-orders',
  access: 'follow_placed_orders',
  query: z.object({
    span: z.optional(z.enum(placedOrderSpans)),
    /** Part of a customer's name or email, or of the order's number. */
    search: z.optional(wireText(80)),
    before: z.optional(wireText(200)),
  }),
  response: z.object({ orders: z.array(placedOrderSchema), next: z.nullable(z.string()) }),
});
